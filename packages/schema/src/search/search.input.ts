import { z } from 'zod';
import { recordingKinds } from '#catalogue/media.ts';
import { moods } from '#catalogue/moods.ts';
import { tagLimits } from '#catalogue/tags.ts';
import { savedSearchLimits as limits, searchLimits } from '#catalogue/search.ts';
import { noFilters, type SearchFilters } from '#search/search-filters.ts';
import { fits, isBlank, keepOneLine } from '#text/plain-text.ts';
import { savedSearchWords as words } from '#words/saved-searches.en.ts';

/** A day, a month or a year. Whether the day exists does not matter to a comparison. */
const date = z.string().regex(/^\d{4}(-\d\d(-\d\d)?)?$/, words.badDate);

export const searchFilters = z.object({
  kinds: z.array(z.enum(recordingKinds)).max(recordingKinds.length).nullish().default(null),
  from: date.nullish().default(null),
  to: date.nullish().default(null),
  addedBy: z.guid().nullish().default(null),
  hasTranscript: z.boolean().nullish().default(null),
  mood: z.enum(moods).nullish().default(null),
  tag: z
    .string()
    .max(tagLimits.characters * 4)
    .nullish()
    .default(null),
}) satisfies z.ZodType<SearchFilters>;

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
  filters: searchFilters.default(noFilters),
});
