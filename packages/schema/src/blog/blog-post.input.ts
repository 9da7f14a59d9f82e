import { z } from 'zod';
import { slugOf } from '#blog/slug.ts';
import { blogCategories, blogLimits as limits, type BlogCategoryId } from '#catalogue/blog.ts';
import { isLocalDate, isLocalTime, isTimeZone } from '#schedule/local-instant.ts';
import { fits, isBlank, keepLines, keepOneLine } from '#text/plain-text.ts';
import { blogFieldWords as words } from '#words/blog.en.ts';

const line = (limit: number, what: string) =>
  z
    .string()
    .transform((text) => keepOneLine(text).trim())
    .refine((text) => fits(text, limit), words.tooLong(what, limit));

const tag = line(limits.tag, words.tag).refine((text) => !isBlank(text), words.emptyTag);

/** One sign that is drawn as a picture: an emoji, however many code points it takes. */
function isEmoji(text: string): boolean {
  const [first, ...more] = graphemes.segment(text);
  return first !== undefined && more.length === 0 && /^\p{RGI_Emoji}$/v.test(text);
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A post as the editor saves it: it may be unfinished, but it has a title. */
export const blogPostInput = z.object({
  title: line(limits.title, words.title).refine((text) => !isBlank(text), words.noTitle),
  excerpt: line(limits.excerpt, words.excerpt),
  body: z
    .string()
    .transform(keepLines)
    .refine((text) => fits(text, limits.body), words.tooLong(words.body, limits.body)),
  author: line(limits.author, words.author),
  category: z.enum(
    // The catalogue's ids, none left out.
    blogCategories.map(({ id }) => id) as [BlogCategoryId, ...BlogCategoryId[]],
    words.noCategory,
  ),
  tags: z
    .array(tag)
    .max(limits.tags, words.tooManyTags)
    .transform((tags) => [...new Map(tags.map((text) => [text.toLowerCase(), text])).values()]),
  emoji: z
    .string()
    .transform((text) => text.trim())
    .refine(isEmoji, words.noEmoji),
  address: line(limits.address, words.address)
    .refine((text) => text === '' || slugOf(text) === text, words.badAddress)
    .default(''),
  seoTitle: line(limits.seoTitle, words.seoTitle).default(''),
  seoDescription: line(limits.seoDescription, words.seoDescription).default(''),
  keyword: line(limits.keyword, words.keyword).default(''),
  coverImageId: z.guid(words.noCover).nullable().default(null),
  coverAlt: line(limits.imageAlt, words.imageAlt).default(''),
});

export type BlogPostContent = z.output<typeof blogPostInput>;

/** When a post is to appear, by the clock of a place. */
export const blogScheduleInput = z.object({
  localDate: z.string().refine(isLocalDate, words.badDate),
  localTime: z.string().refine(isLocalTime, words.badTime),
  timeZone: z.string().max(64, words.badZone).refine(isTimeZone, words.badZone),
});

/** What a reader would miss on the page; a post without it is not published. */
export function missingForReaders(
  post: Pick<BlogPostContent, 'excerpt' | 'body' | 'author' | 'coverImageId' | 'coverAlt'>,
): Record<string, string> {
  const missing: Record<string, string> = {};
  if (isBlank(post.excerpt)) missing['excerpt'] = words.noExcerpt;
  if (isBlank(post.body)) missing['body'] = words.noBody;
  if (isBlank(post.author)) missing['author'] = words.noAuthor;
  if (post.coverImageId !== null && isBlank(post.coverAlt)) {
    missing['coverAlt'] = words.noCoverAlt;
  }
  return missing;
}
