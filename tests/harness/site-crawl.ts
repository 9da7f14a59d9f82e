/** One address of the site, as a visitor's browser is answered. */
export interface CrawledPage {
  readonly path: string;
  /** Where redirects led to, with its query. */
  readonly at: string;
  readonly status: number;
  readonly type: string;
  /** Empty for what is no HTML. */
  readonly html: string;
  /** Paths of this site that it links to or loads, without query and fragment. */
  readonly links: readonly string[];
}

/** Asks for `path` as a visitor, redirects followed. */
export async function visit(origin: string, path: string): Promise<CrawledPage> {
  const answer = await fetch(origin + path, { headers: { accept: 'text/html' } });
  const type = answer.headers.get('content-type') ?? '';
  const html = type.startsWith('text/html') ? await answer.text() : '';
  if (!html) await answer.body?.cancel();
  const at = answer.url.slice(origin.length);
  return { path, at, status: answer.status, type, html, links: linksOf(html, origin, path) };
}

/** Every page that links lead to from `starts`, each visited once. */
export async function crawl(
  origin: string,
  starts: readonly string[],
): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>();
  const waiting = [...starts];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (pages.has(path)) continue;
    const page = await visit(origin, path);
    pages.set(path, page);
    waiting.push(...page.links.filter((link) => !pages.has(link)));
  }
  return pages;
}

function linksOf(html: string, origin: string, path: string): string[] {
  const found = new Set<string>();
  for (const [, address = ''] of html.matchAll(/\s(?:href|src|poster)="([^"]*)"/g)) {
    const url = new URL(address.replaceAll('&amp;', '&'), origin + path);
    if (url.origin === origin) found.add(url.pathname);
  }
  return [...found];
}

/** The first match of `pattern` in the page's head or body, entities undone. */
export function textOf(html: string, pattern: RegExp): string | undefined {
  return pattern
    .exec(html)?.[1]
    ?.replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"');
}

/** The JSON-LD objects of a page. @throws SyntaxError for one that is no JSON */
export function structuredDataOf(html: string): unknown[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, json = '']) => JSON.parse(json) as unknown);
}
