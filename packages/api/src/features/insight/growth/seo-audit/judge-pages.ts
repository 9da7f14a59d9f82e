import {
  seoAuditLimits as limits,
  type SeoProblemCodeName,
} from '@infinite/schema/catalogue/growth';
import type { CrawledPage } from '#features/insight/growth/seo-audit/crawl-site.ts';
import type { PageReading } from '#features/insight/growth/seo-audit/read-page.ts';

export interface SeoProblem {
  readonly path: string;
  readonly code: SeoProblemCodeName;
  /** What exactly: an address, a length, a text. May be empty. */
  readonly detail: string;
}

/** The problems of each page. Pure: the same site always gives the same list. */
export function judgePages(pages: readonly CrawledPage[], origin: string): SeoProblem[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const listed = pages.filter(isListed);
  const titles = repeated(listed, ({ title }) => title);
  const descriptions = repeated(listed, ({ description }) => description);
  const linked = new Set(pages.flatMap(({ path, links }) => links.filter((link) => link !== path)));
  const found = pages.flatMap((page) => {
    const say = (code: SeoProblemCodeName, detail: string | number = '') => ({
      path: page.path,
      code,
      detail: String(detail).slice(0, 300),
    });
    return [
      ...judgeAnswer(page, say),
      ...(isCopy(page, origin) ? [] : judgeLinks(page, byPath, say)),
      ...(page.reading && page.status === 200 && page.redirects.length === 0
        ? [
            ...(isCopy(page, origin) ? [] : judgeText(page.reading, page, say)),
            ...judgeCanonical(page, page.reading, { byPath, origin }, say),
          ]
        : []),
      ...others(titles, page, ({ title }) => title).map((path) => say('DUPLICATE_TITLE', path)),
      ...others(descriptions, page, ({ description }) => description).map((path) =>
        say('DUPLICATE_DESCRIPTION', path),
      ),
      ...(page.inSitemap && page.path !== '/' && !linked.has(page.path) ? [say('ORPHAN')] : []),
    ];
  });
  return unique(found);
}

type Say = (code: SeoProblemCodeName, detail?: string | number) => SeoProblem;

function judgeAnswer(page: CrawledPage, say: Say): SeoProblem[] {
  const { status, inSitemap, redirects, bytes, reading } = page;
  const problems: SeoProblem[] = [];
  if (status === 0) problems.push(say('UNREACHABLE'));
  // Of a missing page that the sitemap does not list, the page with the link has the problem.
  else if (status >= 500 || (status >= 400 && inSitemap)) problems.push(say('STATUS', status));
  if (inSitemap && redirects.length > 0) problems.push(say('REDIRECT_IN_SITEMAP', redirects[0]));
  if (redirects.length > 1) problems.push(say('REDIRECT_CHAIN', redirects.join(' → ')));
  if (inSitemap && isNoindex(reading)) problems.push(say('NOINDEX_IN_SITEMAP'));
  if (bytes > limits.heavyHtmlBytes) problems.push(say('HEAVY', bytes));
  return problems;
}

function judgeLinks(
  { links, path }: CrawledPage,
  byPath: ReadonlyMap<string, CrawledPage>,
  say: Say,
): SeoProblem[] {
  return links.flatMap((link) => {
    const target = byPath.get(link);
    if (!target || link === path) return [];
    if (target.status >= 400 && target.status < 500) {
      return [say('BROKEN_LINK', `${link} (${target.status})`)];
    }
    const [next] = target.redirects;
    // A page for members redirects visitors to the sign-in, as its link should.
    if (next === undefined || next.startsWith('/?auth=')) return [];
    return [say('LINK_REDIRECTS', `${link} → ${next}`)];
  });
}

function judgeText(reading: PageReading, page: CrawledPage, say: Say): SeoProblem[] {
  const problems: SeoProblem[] = [];
  const { title, description, headings } = reading;
  const { title: ofTitle, description: ofDescription } = limits;
  if (!title) problems.push(say('NO_TITLE'));
  if (!reading.language) problems.push(say('NO_LANGUAGE'));
  for (const fault of reading.badStructuredData) problems.push(say('BAD_STRUCTURED_DATA', fault));
  for (const image of reading.imagesWithoutAlt) problems.push(say('IMAGE_WITHOUT_ALT', image));
  for (const image of reading.imagesWithoutSize) problems.push(say('IMAGE_WITHOUT_SIZE', image));
  const topmost = headings.filter((level) => level === 1).length;
  if (topmost === 0) problems.push(say('NO_H1'));
  if (topmost > 1) problems.push(say('SEVERAL_H1', topmost));
  const skipped = headings.findIndex((level, index) => level > (headings[index - 1] ?? level) + 1);
  if (skipped > 0) {
    problems.push(say('HEADING_ORDER', `h${headings[skipped - 1]} → h${headings[skipped]}`));
  }
  if (!page.inSitemap) return problems;
  if (title && outside(title, ofTitle)) problems.push(say('TITLE_LENGTH', title.length));
  if (!description) problems.push(say('NO_DESCRIPTION'));
  else if (outside(description, ofDescription)) {
    problems.push(say('DESCRIPTION_LENGTH', description.length));
  }
  return problems;
}

function judgeCanonical(
  page: CrawledPage,
  { canonical }: PageReading,
  site: { byPath: ReadonlyMap<string, CrawledPage>; origin: string },
  say: Say,
): SeoProblem[] {
  if (!canonical) return page.inSitemap ? [say('NO_CANONICAL')] : [];
  if (!URL.canParse(canonical, site.origin)) return [say('CANONICAL_BROKEN', canonical)];
  const url = new URL(canonical, site.origin);
  const path = url.pathname + url.search;
  const away = url.origin !== new URL(site.origin).origin;
  if (page.inSitemap && (away || path !== page.path))
    return [say('CANONICAL_ELSEWHERE', canonical)];
  const target = away ? undefined : site.byPath.get(path);
  const broken = target && (target.status !== 200 || target.redirects.length > 0);
  return broken ? [say('CANONICAL_BROKEN', canonical)] : [];
}

/** Search engines may show it, so its title matters. */
function isListed({ inSitemap, status, redirects }: CrawledPage): boolean {
  return inSitemap && status === 200 && redirects.length === 0;
}

/** The same page at another address, such as with a query: only its canonical address is judged. */
function isCopy(page: CrawledPage, origin: string): boolean {
  const canonical = page.reading?.canonical;
  if (page.inSitemap || !canonical || !URL.canParse(canonical, origin)) return false;
  const { pathname, search } = new URL(canonical, origin);
  return pathname + search !== page.path;
}

const isNoindex = (reading: PageReading | null) => /noindex|none/i.test(reading?.robots ?? '');

const outside = (text: string, { min, max }: { min: number; max: number }) =>
  text.length < min || text.length > max;

type TextOf = (reading: PageReading) => string | null;

function repeated(pages: readonly CrawledPage[], textOf: TextOf): Map<string, string[]> {
  const paths = new Map<string, string[]>();
  for (const { path, reading } of pages) {
    const text = reading && textOf(reading);
    if (text) paths.set(text, [...(paths.get(text) ?? []), path]);
  }
  return paths;
}

/** The first of the other pages with the same text, so that a pair is one problem on each. */
function others(paths: ReadonlyMap<string, string[]>, page: CrawledPage, textOf: TextOf): string[] {
  const text = page.reading && isListed(page) ? textOf(page.reading) : null;
  const same = text ? (paths.get(text) ?? []) : [];
  return same.filter((path) => path !== page.path).slice(0, 1);
}

function unique(problems: readonly SeoProblem[]): SeoProblem[] {
  const known = new Map(
    problems.map((problem) => [`${problem.path}\n${problem.code}\n${problem.detail}`, problem]),
  );
  return [...known.values()];
}
