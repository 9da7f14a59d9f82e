import { z } from 'zod';
import { storyLimits as limits } from '#catalogue/stories.ts';
import { fits, isBlank, keepLines, keepOneLine } from '#text/plain-text.ts';
import { storyWords as words } from '#words/stories.en.ts';

const plain = (limit: number, keep: (text: string) => string) =>
  z
    .string()
    // Before anything looks at each character of it.
    .max(limit * 8, words.tooLong(limit))
    .transform((text) => keep(text).normalize('NFC').trim())
    .refine((text) => fits(text, limit), words.tooLong(limit));

const titled = (limit: number) =>
  plain(limit, keepOneLine).refine((text) => !isBlank(text), words.titleNeeded);

const id = z.string().max(100);

export const storyInput = z.object({
  title: titled(limits.title),
  introduction: plain(limits.introduction, keepLines).nullish(),
});

export const chapterInput = z.object({
  title: titled(limits.chapterTitle),
  text: plain(limits.chapterText, keepLines),
  voiceId: id.nullish(),
  pictures: z
    .array(z.object({ recordingId: id, caption: plain(limits.caption, keepOneLine) }))
    .max(limits.pictures, words.tooManyPictures),
});
export type ChapterInput = z.output<typeof chapterInput>;

/** What a story is made of. */
export const storyItems = z
  .array(id)
  .max(limits.items, words.tooManyItems)
  .transform((ids) => [...new Set(ids)]);

/** All chapters of a story in their new order. */
export const chapterOrder = z.array(id).max(limits.chapters);
