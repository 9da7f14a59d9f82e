import { z } from 'zod';
import { blogImageLimits as limits } from '#catalogue/newsroom.ts';
import { base64Field } from '#text/base64.ts';
import { fits, isBlank, keepOneLine } from '#text/plain-text.ts';
import { blogImageWords as words } from '#words/blog-images.en.ts';

const line = (limit: number, tooLong: string) =>
  z
    .string()
    .transform((text) => keepOneLine(text).trim())
    .refine((text) => fits(text, limit), tooLong);

/** A picture as it is sent: the file in base64, since the application's calls carry text. */
export const blogImageInput = z.object({
  name: line(limits.name, words.longName).describe('Of the file.'),
  alt: line(limits.alt, words.longAlt)
    .refine((text) => !isBlank(text), words.noAlt)
    .describe('What it shows, for readers who cannot see it.'),
  content: base64Field(words.noFile).describe('The file in base64.'),
});

export const blogImageAnswer = z.object({
  id: z.guid(),
  src: z.string().describe('For the text of an article.'),
  name: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
});
export type BlogImageAnswer = z.output<typeof blogImageAnswer>;
