import { linkCheckLimits as limits } from '@infinite/schema/catalogue/newsroom';
import type { RequestContext } from '#platform/context.ts';
import { BlogPostEntity, BlogRedirectEntity } from '#features/publishing/blog/blog-post.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { findLinks, type FoundLink } from '#features/publishing/blog/links/find-links.ts';
import { askOwnSite, type AskOwnSite } from '#features/publishing/blog/links/own-site.ts';
import { renderArticle } from '#features/publishing/blog/markdown/render-markdown.ts';

/**
 * NOT_FOUND: nothing of this site is there. MOVED: an article was there and is elsewhere now.
 * MALFORMED: it is no address. NOT_ANSWERED: this site did not answer in time.
 */
type LinkFault = 'NOT_FOUND' | 'MOVED' | 'MALFORMED' | 'NOT_ANSWERED';

export interface LinkProblem extends FoundLink {
  readonly fault: LinkFault;
}

/**
 * Problems of the links in a text. Links to this site are requested as a reader would; others are only
 * parsed, since a server that requests any URL is open to SSRF.
 */
export async function checkLinks(
  ctx: RequestContext,
  text: string,
  ask: AskOwnSite = askOwnSite(ctx.app.config),
): Promise<LinkProblem[]> {
  const links = findLinks(text).slice(0, limits.links);
  const headings = new Set(renderArticle(text).headings.map(({ id }) => `#${id}`));
  const { publicOrigin } = ctx.app.config;
  const known = new Map<string, Promise<LinkFault | null>>();
  const problems: LinkProblem[] = [];
  for (const link of links) {
    const kind = kindOf(link.address, publicOrigin);
    let fault: LinkFault | null = null;
    if (kind.is === 'malformed') fault = 'MALFORMED';
    if (kind.is === 'here') fault = headings.has(link.address) ? null : 'NOT_FOUND';
    if (kind.is === 'own') {
      const asked = known.get(kind.path) ?? faultOf(ctx, kind.path, ask);
      known.set(kind.path, asked);
      fault = await asked;
    }
    if (fault) problems.push({ ...link, fault });
  }
  return problems;
}

type Kind =
  { is: 'own'; path: string } | { is: 'here' } | { is: 'elsewhere' } | { is: 'malformed' };

function kindOf(address: string, origin: string): Kind {
  if (address.startsWith('#fn')) return { is: 'elsewhere' };
  if (address.startsWith('#')) return { is: 'here' };
  if (/^(mailto:[^@\s]+@[^@\s]+|tel:\+?[\d\s()-]+)$/i.test(address)) return { is: 'elsewhere' };
  // A relative path would mean something else on each page.
  if (!/^(\/|https?:)/i.test(address) || !URL.canParse(address, origin)) return { is: 'malformed' };
  const url = new URL(address, origin);
  if (url.origin === origin) return { is: 'own', path: url.pathname + url.search };
  const named = url.hostname.includes('.') && /^https?:$/.test(url.protocol);
  return named ? { is: 'elsewhere' } : { is: 'malformed' };
}

async function faultOf(
  ctx: RequestContext,
  path: string,
  ask: AskOwnSite,
): Promise<LinkFault | null> {
  const slug = /^\/blog\/([^/.?]+)$/.exec(path)?.[1];
  // The page of an unknown article shows the featured one instead of a 404, so ask the table.
  if (slug !== undefined) return faultOfArticle(ctx, decodeURIComponent(slug));
  const status = await ask(path);
  if (status === null || status >= 500) return 'NOT_ANSWERED';
  return status >= 400 && status !== 401 && status !== 403 ? 'NOT_FOUND' : null;
}

async function faultOfArticle(ctx: RequestContext, slug: string): Promise<LinkFault | null> {
  const asked = slug.toWellFormed().normalize('NFC').toLowerCase().replaceAll('\0', '');
  const row = await tables(ctx.em, BlogPostEntity, BlogRedirectEntity)
    .selectFrom('blog_posts')
    .leftJoin('blog_redirects', 'blog_redirects.postId', 'blog_posts.id')
    .select('blog_posts.slug')
    .where('state', '=', 'PUBLISHED')
    .where(({ or, eb }) =>
      or([eb('blog_posts.slug', '=', asked), eb('blog_redirects.slug', '=', asked)]),
    )
    .executeTakeFirst();
  if (!row) return 'NOT_FOUND';
  return row.slug === asked ? null : 'MOVED';
}
