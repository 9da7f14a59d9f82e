import { readingSpeed } from '#catalogue/blog.ts';

/** Words of a markdown text as a reader meets them: what is only syntax or an address is none. */
export function countWords(markdown: string): number {
  const text = markdown
    .replace(/\]\([^()\s]*(?:\s+"[^"\n]*")?\)/g, '] ')
    .replace(/<[^<>\n]{0,400}>/g, ' ');
  let count = 0;
  for (const { isWordLike } of words.segment(text)) if (isWordLike) count += 1;
  return count;
}

/** Whole minutes it takes to read so many words, at least one. */
export function readingMinutes(wordCount: number): number {
  return Math.max(1, Math.round(wordCount / readingSpeed));
}

const words = new Intl.Segmenter('en', { granularity: 'word' });
