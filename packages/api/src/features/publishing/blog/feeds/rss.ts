import type { Temporal } from 'temporal-polyfill';
import type { FeedContent } from '#features/publishing/blog/feeds/feed-content.ts';
import { xmlText as x } from '#features/publishing/blog/feeds/xml-text.ts';

/** RSS 2.0 (rssboard.org), with the whole text in content:encoded as readers expect it. */
export function rssOf(feed: FeedContent, selfUrl: string): string {
  const items = feed.items.map(
    (item) => `
    <item>
      <title>${x(item.title)}</title>
      <link>${x(item.url)}</link>
      <guid isPermaLink="true">${x(item.url)}</guid>
      <pubDate>${rfc822(item.publishedAt)}</pubDate>
      <dc:creator>${x(item.author)}</dc:creator>
      ${item.tags.map((tag) => `<category>${x(tag)}</category>`).join('')}
      <description>${x(item.summary)}</description>
      <content:encoded>${x(item.html)}</content:encoded>
    </item>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"
  xmlns:content="http://purl.org/rss/1.0/modules/content/"
  xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${x(feed.title)}</title>
    <link>${x(feed.blogUrl)}</link>
    <description>${x(feed.description)}</description>
    <language>en</language>
    <lastBuildDate>${rfc822(feed.updatedAt)}</lastBuildDate>
    <atom:link href="${x(selfUrl)}" rel="self" type="application/rss+xml"/>${items.join('')}
  </channel>
</rss>
`;
}

/** 'Thu, 26 Jun 2025 09:00:00 GMT', as RSS and HTTP write an instant. */
export function rfc822(instant: Temporal.Instant): string {
  return new Date(instant.epochMilliseconds).toUTCString();
}
