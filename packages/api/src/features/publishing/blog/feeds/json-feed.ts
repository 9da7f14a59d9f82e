import type { FeedContent } from '#features/publishing/blog/feeds/feed-content.ts';

/** JSON Feed 1.1 (jsonfeed.org). */
export function jsonFeedOf(feed: FeedContent, selfUrl: string): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.blogUrl,
    feed_url: selfUrl,
    language: 'en',
    items: feed.items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      date_published: item.publishedAt.toString(),
      date_modified: item.modifiedAt.toString(),
      authors: [{ name: item.author }],
      tags: item.tags,
    })),
  });
}
