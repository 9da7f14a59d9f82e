import { createHash } from 'node:crypto';
import {
  ArticleAddressesDocument,
  BlogOverviewDocument,
} from '@infinite/schema/generated/operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiOnServer } from '#api/api-on-server.ts';
import { articlePath, categoryPath } from '#blog/article-path.ts';
import { publicPaths } from '#seo/public-paths.ts';
import { robots } from '#seo/robots.ts';
import { sitemap, type SitemapEntry } from '#seo/sitemap.ts';
import { pageOfSocialPicture } from '#seo/social-picture-path.ts';
import { isNoneMatch } from './send-kept-page.ts';
import { socialPicture } from './social-picture.tsx';

interface Sources {
  readonly origin: () => Promise<string>;
  readonly api: () => ApiOnServer;
  /** The page as a visitor sees it; undefined where visitors see none. */
  readonly visitorPage: (path: string) => Promise<string | undefined>;
  readonly onContentChange: (drop: () => void) => void | Promise<void>;
}

/** Pictures of so many titles stay in memory, some 25 kB each. */
const mostPictures = 300;

/** Serves /robots.txt, /sitemap.xml and the pictures of /og, each made once. */
export async function searchEngineRoutes(server: FastifyInstance, sources: Sources): Promise<void> {
  let map: Promise<Text> | undefined;
  const pictures = new Map<string, Promise<Buffer>>();
  await sources.onContentChange(() => (map = undefined));

  server.get('/robots.txt', async (request, reply) => {
    const text = textOf(robots(await sources.origin()));
    return sendText(request, reply.type('text/plain; charset=utf-8'), text);
  });

  server.get('/sitemap.xml', async (request, reply) => {
    const made = (map ??= makeMap(sources));
    made.catch(() => (map = undefined));
    return sendText(request, reply.type('application/xml; charset=utf-8'), await made);
  });

  server.get('/og/*', async (request, reply) => {
    const path = pageOfSocialPicture(request.url.split('?', 1)[0] ?? '');
    const page = path === undefined ? undefined : await sources.visitorPage(path);
    const title = page === undefined ? undefined : titleOf(page);
    if (title === undefined) return reply.callNotFound();
    let picture = pictures.get(title);
    if (!picture) {
      if (pictures.size >= mostPictures) pictures.delete(pictures.keys().next().value ?? '');
      pictures.set(title, (picture = socialPicture(title)));
      picture.catch(() => pictures.delete(title));
    }
    return reply
      .type('image/png')
      .header('cache-control', 'public, max-age=86400')
      .header('x-content-type-options', 'nosniff')
      .send(await picture);
  });
}

interface Text {
  readonly body: string;
  readonly etag: string;
}

async function makeMap({ origin, api }: Sources): Promise<Text> {
  const home = await origin();
  const pages = (await publicPaths()).map((path) => ({ address: home + path }));
  return textOf(sitemap([...pages, ...(await blogEntries(home, api()))]));
}

function textOf(body: string): Text {
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

async function blogEntries(home: string, api: ApiOnServer): Promise<SitemapEntry[]> {
  const { articleAddresses } = await api.execute(ArticleAddressesDocument, {});
  const { blogOverview } = await api.execute(BlogOverviewDocument, {});
  const categories = blogOverview.categories
    .filter(({ count }) => count > 0)
    .map(({ category }) => ({ address: home + categoryPath(category) }));
  const entries = articleAddresses.map(({ slug, modifiedAt, pictures }) => ({
    address: home + articlePath(slug),
    modifiedAt,
    pictures: pictures.map((path) => home + path),
  }));
  return [...categories, ...entries];
}

function sendText(request: FastifyRequest, reply: FastifyReply, { body, etag }: Text) {
  reply.header('etag', etag).header('cache-control', 'public, max-age=0, s-maxage=300');
  if (isNoneMatch(request.headers['if-none-match'], etag)) return reply.status(304).send();
  return reply.send(body);
}

/** The page's own words, without the name of the site that every title ends in. */
function titleOf(page: string): string | undefined {
  const title = /<title>([^<]*)<\/title>/.exec(page)?.[1];
  return title?.replace(/ \| Infinite Connections( Blog)?$/, '').replaceAll(/&#?\w+;/g, signOf);
}

const signs: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};

const signOf = (entity: string): string => signs[entity] ?? entity;
