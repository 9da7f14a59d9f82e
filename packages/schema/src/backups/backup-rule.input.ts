import { z } from 'zod';
import { backupRhythms, retentionLimits } from '#catalogue/backups.ts';
import { backupRuleWords as words } from '#words/operations.en.ts';

const count = ({ min, max }: { min: number; max: number }) =>
  z.int(words.number(min, max)).min(min, words.number(min, max)).max(max, words.number(min, max));

/** How many backups stay: the newest of so many days, weeks and months. */
export const retentionInput = z.object({
  daily: count(retentionLimits.daily),
  weekly: count(retentionLimits.weekly),
  monthly: count(retentionLimits.monthly),
});

export const backupRuleInput = retentionInput.extend({
  rhythm: z.enum(backupRhythms),
  /** `HH:MM` in UTC. */
  at: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, words.time),
  /** 1 is Monday. */
  weekday: z.int().min(1).max(7),
  /** The version that was shown. */
  version: z.int().min(0),
});
