import type { FeedContent } from '#features/publishing/blog/feeds/feed-content.ts';
import { xmlText as x } from '#features/publishing/blog/feeds/xml-text.ts';

/** Atom (RFC 4287). */
export function atomOf(feed: FeedContent, selfUrl: string): string {
  const entries = feed.items.map(
    (item) => `
  <entry>
    <id>${x(item.url)}</id>
    <title>${x(item.title)}</title>
    <link rel="alternate" type="text/html" href="${x(item.url)}"/>
    <published>${item.publishedAt.toString()}</published>
    <updated>${item.modifiedAt.toString()}</updated>
    <author><name>${x(item.author)}</name></author>
    ${item.tags.map((tag) => `<category term="${x(tag)}"/>`).join('')}
    <summary>${x(item.summary)}</summary>
    <content type="html">${x(item.html)}</content>
  </entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${x(feed.blogUrl)}</id>
  <title>${x(feed.title)}</title>
  <subtitle>${x(feed.description)}</subtitle>
  <updated>${feed.updatedAt.toString()}</updated>
  <link rel="self" type="application/atom+xml" href="${x(selfUrl)}"/>
  <link rel="alternate" type="text/html" href="${x(feed.blogUrl)}"/>${entries.join('')}
</feed>
`;
}
