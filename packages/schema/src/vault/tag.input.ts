import { z } from 'zod';
import { tagLimits as limits } from '#catalogue/tags.ts';
import { fits, isBlank, keepOneLine } from '#text/plain-text.ts';
import { searchWords } from '#text/search-words.ts';
import { tagWords as words } from '#words/tags.en.ts';

/** A tag in one line. Without a letter or a digit nothing would find it. */
export const tagInput = z.object({
  tag: z
    .string()
    .max(limits.characters * 60, words.tooLong)
    .transform((text) => keepOneLine(text).normalize('NFC').replaceAll(/\s+/gu, ' ').trim())
    .refine((text) => !isBlank(text) && searchWords(text).length > 0, words.needed)
    .refine((text) => fits(text, limits.characters), words.tooLong),
});

/** Tags with the same words are the same, however they are written. */
export const tagKey = (tag: string): string => searchWords(tag).join(' ');
