import { countWords, readingMinutes } from '@infinite/schema/blog/reading-time';
import { seoLengths } from '@infinite/schema/catalogue/newsroom';
import { seoCheckWords as words } from '#content/content.en.ts';
import type { PostContent } from '../post-content.ts';

export interface SeoCheck {
  readonly fine: boolean;
  readonly words: string;
}

type Checked = Pick<
  PostContent,
  | 'title'
  | 'excerpt'
  | 'body'
  | 'seoTitle'
  | 'seoDescription'
  | 'keyword'
  | 'coverImageId'
  | 'coverAlt'
>;

/** The number of broken links, or why it is unknown. */
export type BrokenLinks = number | 'asking' | 'unknown';

/**
 * SEO checks; none of them blocks publishing. Reports nothing about links while the server checks
 * them.
 */
export function seoChecks(content: Checked, broken: BrokenLinks): SeoCheck[] {
  const title = content.seoTitle || content.title;
  const description = content.seoDescription || content.excerpt;
  const body = withoutCode(content.body);
  const minutes = readingMinutes(countWords(content.body));
  const levels = [...body.matchAll(/^(#{1,6})\s/gm)].map(([, marks = '']) =>
    Math.max(2, marks.length),
  );
  const jumps = levels.some((level, index) => level - (levels[index - 1] ?? 1) > 1);
  const pictures = [...body.matchAll(/!\[([^\]]*)\]\(/g)].map(([, alt = '']) => alt.trim());
  const mute = pictures.filter((alt) => alt === '').length;
  const inward = [...body.matchAll(/(?<!!)\[[^\]]*\]\(\/(?!\/)/g)].length;
  const checks: SeoCheck[] = [
    { fine: within(title, seoLengths.title), words: words.title(title.length) },
    {
      fine: within(description, seoLengths.description),
      words: words.description(description.length),
    },
    {
      fine: levels.length > 0 && !jumps,
      words: jumps ? words.jump : words.headings(levels.length),
    },
    { fine: mute === 0, words: words.alts(pictures.length, mute) },
    ...linkChecks(inward, broken),
    { fine: minutes >= 3 && minutes <= 9, words: words.minutes(minutes) },
    { fine: content.coverImageId !== null || pictures.length > 0, words: words.picture },
  ];
  const keyword = content.keyword.trim().toLowerCase();
  if (keyword === '') return checks;
  const where = [title, description, body].map((text) => text.toLowerCase().includes(keyword));
  return [...checks, { fine: where.every(Boolean), words: words.keyword(where) }];
}

function linkChecks(inward: number, broken: BrokenLinks): SeoCheck[] {
  if (broken === 'asking') return [];
  if (broken === 'unknown') return [{ fine: false, words: words.linksUnknown }];
  if (broken > 0) return [{ fine: false, words: words.brokenLinks(broken) }];
  return [{ fine: inward > 0, words: words.links(inward) }];
}

function within(text: string, { least, most }: { least: number; most: number }): boolean {
  return text.length >= least && text.length <= most;
}

function withoutCode(markdown: string): string {
  return markdown.replace(/^(```|~~~)[\s\S]*?^\1/gm, '').replace(/`[^`\n]*`/g, '');
}
