import { blogCategory, blogLimits } from '@infinite/schema/catalogue/blog';
import { blogPageWords as words } from '@infinite/schema/words/blog-pages.en';
import { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { postColumns } from '#features/publishing/blog/post-columns.ts';
import { renderedArticle } from '#features/publishing/blog/markdown/rendered-articles.ts';
import { modifiedAt } from '#features/publishing/blog/modified-at.ts';
import { publishedPosts } from '#features/publishing/blog/published-posts.ts';

/** The content of the feed in every format, with absolute URLs. */
export interface FeedContent {
  readonly title: string;
  readonly description: string;
  readonly origin: string;
  readonly blogUrl: string;
  /** Of the newest change; the Unix epoch for an empty blog. */
  readonly updatedAt: Temporal.Instant;
  readonly items: readonly FeedItem[];
}

interface FeedItem {
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  readonly author: string;
  readonly tags: readonly string[];
  readonly publishedAt: Temporal.Instant;
  readonly modifiedAt: Temporal.Instant;
}

export async function feedContent(ctx: RequestContext): Promise<FeedContent> {
  const origin = ctx.app.config.publicOrigin;
  const rows = await publishedPosts(ctx)
    .select(postColumns)
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(blogLimits.feed)
    .execute();
  const drawn = rows.map(async (post): Promise<FeedItem> => {
    const url = `${origin}/blog/${encodeURIComponent(post.slug)}`;
    return {
      url,
      title: post.title,
      summary: post.excerpt,
      html: withWholeAddresses((await renderedArticle(ctx, post.body)).html, origin, url),
      author: post.author,
      tags: [blogCategory(post.category).name, ...post.tags],
      // What is published has its instant.
      publishedAt: post.publishedAt ?? post.updatedAt,
      modifiedAt: modifiedAt(post),
    };
  });
  const items = await Promise.all(drawn);
  const updatedAt = items
    .map((item) => item.modifiedAt)
    .reduce((a, b) => (Temporal.Instant.compare(a, b) > 0 ? a : b), beginning);
  const blogUrl = `${origin}/blog`;
  return {
    title: words.feedTitle,
    description: words.description,
    origin,
    blogUrl,
    updatedAt,
    items,
  };
}

const beginning = Temporal.Instant.fromEpochMilliseconds(0);

/** A feed reader shows the text outside its page, where '/about' and '#fn1' would be broken. */
function withWholeAddresses(html: string, origin: string, url: string): string {
  return html
    .replace(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`)
    .replace(/ href="#/g, ` href="${url}#`);
}
