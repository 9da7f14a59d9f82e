import type { SettingName } from '@infinite/schema/catalogue/settings';
import type { SystemSettings } from '@infinite/schema/settings/system-settings.input';
import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** A setting that was changed; the others have their defaults. */
export const SettingEntity = defineEntity({
  name: 'Setting',
  tableName: 'settings',
  properties: {
    name: p.text().$type<SettingName>().primary(),
    value: p.json<SystemSettings[SettingName]>(),
    updatedAt: instant(),
    /** The version of all settings that this change made. */
    version: p.integer().default(0),
    /** The administrator who changed it. */
    updatedBy: p.uuid().nullable(),
  },
});
