import { z } from 'zod';
import { treeLimits as limits } from '#catalogue/tree.ts';
import { fits, isBlank, keepLines, keepOneLine } from '#text/plain-text.ts';
import { treeWords as words } from '#words/tree.en.ts';

const plain = (limit: number, keep: (text: string) => string) =>
  z
    .string()
    .max(limit * 60, words.tooLong(limit))
    .transform((text) => keep(text).normalize('NFC').trim())
    .refine((text) => fits(text, limit), words.tooLong(limit));

/** One line of text. */
export const line = (limit: number) => plain(limit, keepOneLine);
export const lines = (limit: number) => plain(limit, keepLines);

/** Says something. */
export const needed = (limit: number, message: string) =>
  line(limit).refine((text) => !isBlank(text), message);

/** The id of a record; another family's is not found, and neither is nonsense. */
export const recordId = z.string().max(100);

export const version = z.number().int().nonnegative();

/** A date in the words of who types it, and a place as its parts, the smallest first. */
export const dateText = line(limits.date);
export const placeText = line(limits.place);
