import { z } from 'zod';
import { recordingKinds } from '#catalogue/media.ts';
import { savedSearchLimits as limits, searchLimits } from '#catalogue/search.ts';
import { fits, isBlank, keepOneLine } from '#text/plain-text.ts';
import { savedSearchWords as words } from '#words/saved-searches.en.ts';

/** A day, a month or a year. Whether the day exists does not matter to a comparison. */
const date = z.string().regex(/^\d{4}(-\d\d(-\d\d)?)?$/, words.badDate);

/** What narrows a search to items of the family; nothing that is null narrows it. */
export const searchFilters = z.object({
  kinds: z.array(z.enum(recordingKinds)).max(recordingKinds.length).nullish().default(null),
  /** Taken then or later. */
  from: date.nullish().default(null),
  /** Taken in this year, month or day, or earlier. */
  to: date.nullish().default(null),
  addedBy: z.guid().nullish().default(null),
  hasTranscript: z.boolean().nullish().default(null),
});
export type SearchFilters = z.output<typeof searchFilters>;

export function narrows(filters: SearchFilters): boolean {
  const { kinds, from, to, addedBy, hasTranscript } = filters;
  return Boolean(kinds?.length || from || to || addedBy || hasTranscript);
}

const name = z
  .string()
  .max(limits.name * 60, words.tooLong)
  .transform((text) => keepOneLine(text).normalize('NFC').trim())
  .refine((text) => !isBlank(text), words.nameNeeded)
  .refine((text) => fits(text, limits.name), words.tooLong);

export const savedSearchName = z.object({ name });

export const savedSearchInput = z.object({
  name,
  text: z.string().max(searchLimits.characters).default(''),
  filters: searchFilters.default(searchFilters.parse({})),
});
