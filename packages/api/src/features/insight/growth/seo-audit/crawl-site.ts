import robotsParser from 'robots-parser';
import { seoAuditLimits as limits } from '@infinite/schema/catalogue/growth';
import {
  fetchOwn,
  ownPath,
  type FetchedPage,
} from '#features/insight/growth/seo-audit/fetch-own.ts';
import { auditAgent } from '#features/insight/growth/seo-audit/own-crawler.ts';
import { readPage, type PageReading } from '#features/insight/growth/seo-audit/read-page.ts';

export interface CrawledPage {
  readonly path: string;
  /** Listed in sitemap.xml. */
  readonly inSitemap: boolean;
  readonly status: number;
  readonly bytes: number;
  readonly redirects: readonly string[];
  /** Null if the answer was not HTML. */
  readonly reading: PageReading | null;
  /** Paths within the site that it links to, each once. */
  readonly links: readonly string[];
}

export interface CrawlProgress {
  readonly known: number;
  readonly done: number;
}

/**
 * Reads the pages that the sitemap names, and those that can be reached from them and from '/' by
 * links, as far as robots.txt allows. Bounded: pages beyond the limit are not read.
 */
export async function crawlSite(
  origin: string,
  progress: (now: CrawlProgress) => Promise<void>,
): Promise<CrawledPage[]> {
  const listed = new Set(await pathsOfSitemap(origin));
  const mayRead = await allowedBy(origin);
  const waiting = [...new Set(['/', ...listed])].slice(0, limits.pages);
  const known = new Set(waiting);
  const pages: CrawledPage[] = [];
  const readNext = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const page = crawled(origin, path, listed.has(path), await fetchOwn(origin, path));
      pages.push(page);
      for (const link of page.links) {
        if (known.has(link) || known.size >= limits.links || !mayRead(link)) continue;
        known.add(link);
        waiting.push(link);
      }
      await progress({ known: known.size, done: pages.length });
    }
  };
  // Two at a time: the site has readers meanwhile. A worker that finds nothing to do ends early.
  await readNextTwice(readNext, waiting);
  return pages.sort((one, other) => (one.path < other.path ? -1 : 1));
}

async function readNextTwice(readNext: () => Promise<void>, waiting: string[]): Promise<void> {
  while (waiting.length > 0) await Promise.all([readNext(), readNext()]);
}

function crawled(
  origin: string,
  path: string,
  inSitemap: boolean,
  fetched: FetchedPage,
): CrawledPage {
  const { status, bytes, redirects } = fetched;
  const reading = fetched.html ? readPage(fetched.body) : null;
  const base = new URL(redirects.at(-1) ?? path, origin);
  const links = new Set<string>();
  for (const href of reading?.links ?? []) {
    const link = ownPath(href, base);
    // A fragment is part of the same page.
    if (link !== null && !href.startsWith('#')) links.add(link);
  }
  return { path, inSitemap, status, bytes, redirects, reading, links: [...links] };
}

async function pathsOfSitemap(origin: string): Promise<string[]> {
  const { status, body } = await fetchOwn(origin, '/sitemap.xml');
  if (status !== 200) return [];
  const named = [...body.matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g)].map(([, loc = '']) =>
    ownPath(loc.replaceAll('&amp;', '&'), new URL(origin)),
  );
  return named.filter((path) => path !== null).filter((path) => !path.endsWith('.xml'));
}

/** Whether robots.txt lets this crawler read a path (RFC 9309); without one it may read all. */
async function allowedBy(origin: string): Promise<(path: string) => boolean> {
  const { status, body } = await fetchOwn(origin, '/robots.txt');
  const robots = robotsParser(`${origin}/robots.txt`, status === 200 ? body : '');
  return (path) => robots.isAllowed(`${origin}${path}`, auditAgent) ?? true;
}
