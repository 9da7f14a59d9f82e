import type { RequestContext } from '#platform/context.ts';
import { postColumns, type BlogPost } from '#features/publishing/blog/post-columns.ts';
import { BlogRedirectEntity } from '#features/publishing/blog/blog-post.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { featuredId, publishedPosts } from '#features/publishing/blog/published-posts.ts';

export interface FoundArticle {
  /** EXACT: of this address. MOVED: it had this address once. FEATURED: the address is unknown. */
  readonly match: 'EXACT' | 'MOVED' | 'FEATURED';
  /** Null when nothing is published. */
  readonly article: BlogPost | null;
}

/**
 * The article of an address. An unknown address gives the featured article or, if none is featured,
 * the newest; so does 'eternal-communication-record-and-share-lasting-memories', which the
 * specification names as another address of the featured one (section 2, 'Blog article').
 */
export async function readArticle(ctx: RequestContext, slug: string): Promise<FoundArticle> {
  const asked = slug.toWellFormed().normalize('NFC').toLowerCase().replaceAll('\0', '');
  const exact = await posts(ctx).where('slug', '=', asked).executeTakeFirst();
  if (exact) return { match: 'EXACT', article: exact };
  const redirect = tables(ctx.em, BlogRedirectEntity)
    .selectFrom('blog_redirects')
    .select('postId')
    .where('slug', '=', asked);
  const moved = await posts(ctx).where('id', '=', redirect).executeTakeFirst();
  if (moved) return { match: 'MOVED', article: moved };
  const id = await featuredId(ctx);
  const featured =
    id === undefined ? undefined : await posts(ctx).where('id', '=', id).executeTakeFirst();
  return { match: 'FEATURED', article: featured ?? null };
}

function posts(ctx: RequestContext) {
  return publishedPosts(ctx).select(postColumns);
}
