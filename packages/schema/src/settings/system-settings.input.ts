import { z } from 'zod';
import { maxFileSizeBounds } from '#catalogue/settings.ts';
import { settingsWords } from '#words/settings.en.ts';

/** The documented body of PUT /api/admin/settings; a setting that is left out stays as it is. */
export const systemSettingsInput = z
  .object({
    maintenanceMode: z.boolean(),
    registrationEnabled: z.boolean(),
    maxFileSize: z
      .number(settingsWords.sizeBounds)
      .int(settingsWords.sizeBounds)
      .min(maxFileSizeBounds.min, settingsWords.sizeBounds)
      .max(maxFileSizeBounds.max, settingsWords.sizeBounds),
    emailNotifications: z.boolean(),
  })
  .partial();

/** The documented object, as the calls answer it. */
export const systemSettingsAnswer = systemSettingsInput
  .required()
  .meta({ id: 'SystemSettings', description: 'What the server obeys.' });

export type SystemSettingsInput = z.output<typeof systemSettingsInput>;

/** The documented object (specification, section 3). */
export type SystemSettings = Required<SystemSettingsInput>;
