import { z } from 'zod';
import { anniversaryKinds, anniversaryLimits as limits } from '#catalogue/anniversaries.ts';
import { fits, isBlank, keepOneLine } from '#text/plain-text.ts';
import { treeCalendarWords as words } from '#words/tree-calendars.en.ts';

/** A calendar of the days of a tree, as its member wants it. */
export const treeCalendarInput = z.object({
  name: z
    .string()
    .max(limits.calendarName * 60, words.nameTooLong)
    .transform((text) => keepOneLine(text).normalize('NFC').trim())
    .refine((text) => fits(text, limits.calendarName), words.nameTooLong)
    .refine((text) => !isBlank(text), words.nameNeeded),
  kinds: z
    .array(z.enum(anniversaryKinds))
    .min(1, words.kindNeeded)
    .max(anniversaryKinds.length * 2, words.kindNeeded)
    .transform((kinds) => anniversaryKinds.filter((kind) => kinds.includes(kind))),
});
