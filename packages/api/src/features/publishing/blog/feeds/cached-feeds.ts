import { createHash } from 'node:crypto';
import { blogFeeds } from '@infinite/schema/catalogue/blog';
import { newContext, type AppContext } from '#platform/context.ts';
import { atomOf } from '#features/publishing/blog/feeds/atom.ts';
import { feedContent, type FeedContent } from '#features/publishing/blog/feeds/feed-content.ts';
import { jsonFeedOf } from '#features/publishing/blog/feeds/json-feed.ts';
import { rfc822, rssOf } from '#features/publishing/blog/feeds/rss.ts';
import type { Notifications } from '#platform/notifications/notifications.ts';

export type FeedPath = (typeof blogFeeds)[number]['path'];

export interface CachedFeed {
  readonly body: string;
  /** With quotes. */
  readonly etag: string;
  /** As HTTP writes it. */
  readonly lastModified: string;
}

type Feeds = Readonly<Record<FeedPath, CachedFeed>>;

interface Kept {
  feeds: Promise<Feeds> | undefined;
  readonly listening: Promise<void>;
}

const keptOf = new WeakMap<Notifications, Kept>();

/** Cached in memory and rendered again after each published change, also by another process. */
export async function readFeed(app: AppContext, path: FeedPath): Promise<CachedFeed> {
  const kept = keptFor(app);
  await kept.listening;
  kept.feeds ??= makeFeeds(app).catch((error: unknown) => {
    kept.feeds = undefined;
    throw error;
  });
  return (await kept.feeds)[path];
}

function keptFor(app: AppContext): Kept {
  const known = keptOf.get(app.notifications);
  if (known) return known;
  const listening = app.notifications.listen('content', () => (kept.feeds = undefined));
  const kept: Kept = { feeds: undefined, listening };
  keptOf.set(app.notifications, kept);
  return kept;
}

const makers: Record<FeedPath, (feed: FeedContent, selfUrl: string) => string> = {
  '/blog/feed.xml': rssOf,
  '/blog/atom.xml': atomOf,
  '/blog/feed.json': jsonFeedOf,
};

async function makeFeeds(app: AppContext): Promise<Feeds> {
  const content = await feedContent(newContext(app, { kind: 'visitor' }));
  const made = blogFeeds.map(({ path }) => {
    const body = makers[path](content, content.origin + path);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    return [path, { body, etag, lastModified: rfc822(content.updatedAt) }] as const;
  });
  // Each path of the catalogue is there.
  return Object.fromEntries(made) as Feeds;
}
