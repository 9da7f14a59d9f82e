import { blogFeeds } from '@infinite/schema/catalogue/blog';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readFeed, type CachedFeed } from '#features/publishing/blog/feeds/cached-feeds.ts';
import { route } from '#platform/http/route-contract.ts';

const conditions = z.object({
  'if-none-match': z.string().optional().describe('An ETag of this feed.'),
  'if-modified-since': z.string().optional().describe('A date, as HTTP writes it.'),
});

/** The newest articles for programs that read feeds. */
export async function feedsRest(server: FastifyInstance): Promise<void> {
  for (const { path, type, name } of blogFeeds) {
    route(
      server,
      {
        method: ['GET', 'HEAD'],
        path,
        tag: 'Public site',
        access: 'anyone',
        summary: `The newest articles as ${name}`,
        headers: conditions,
        answers: {
          200: {
            says: 'The feed.',
            media: type,
            headers: { ETag: 'For If-None-Match.', 'Last-Modified': 'For If-Modified-Since.' },
          },
          304: { says: 'Nothing is new.' },
        },
      },
      async ({ ctx, headers }, reply) => {
        const feed = await readFeed(ctx.app, path);
        reply
          .header('etag', feed.etag)
          .header('last-modified', feed.lastModified)
          .header('cache-control', 'public, max-age=300')
          .header('x-content-type-options', 'nosniff');
        if (isUnchanged(feed, headers)) return reply.status(304).send();
        return reply.type(`${type}; charset=utf-8`).send(feed.body);
      },
    );
  }
}

/** RFC 9110, 13.2.2: If-Modified-Since is ignored when there is an If-None-Match. */
export function isUnchanged(
  { etag, lastModified }: Pick<CachedFeed, 'etag' | 'lastModified'>,
  headers: z.output<typeof conditions>,
): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) {
    return (
      tags.trim() === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
    );
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Number.isFinite(since) && Date.parse(lastModified) <= since;
}
