import { blogLimits } from '@infinite/schema/catalogue/blog';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { postColumns } from '#features/publishing/blog/post-columns.ts';
import { renderArticle } from '#features/publishing/blog/markdown/render-markdown.ts';
import { modifiedAt } from '#features/publishing/blog/modified-at.ts';
import { publishedPosts } from '#features/publishing/blog/published-posts.ts';

export interface ArticleAddress {
  readonly slug: string;
  readonly modifiedAt: Temporal.Instant;
  /** Paths on this site, in the order of the text. */
  readonly pictures: readonly string[];
}

/** The addresses of articles for a sitemap, newest first, up to the limit of a sitemap. */
export async function listArticleAddresses(ctx: RequestContext): Promise<ArticleAddress[]> {
  const rows = await publishedPosts(ctx)
    .select(postColumns)
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(blogLimits.addresses)
    .execute();
  return rows.map((post) => ({
    slug: post.slug,
    modifiedAt: modifiedAt(post),
    pictures: picturesIn(post.body),
  }));
}

function picturesIn(body: string): string[] {
  if (!mayHavePictures.test(body)) return [];
  return [...new Set(renderArticle(body).pictures.map(({ src }) => src))];
}

/** Most texts have none and need not be rendered. */
const mayHavePictures = /!\[|\{\{blog-image\}\}|<img/;
