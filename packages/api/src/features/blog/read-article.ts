import type { RequestContext } from '#context.ts';
import { blogTables, postColumns, postFromRow, type BlogPost } from '#features/blog/blog-tables.ts';

export interface FoundArticle {
  /** EXACT: of this address. MOVED: it had this address once. FEATURED: the address is unknown. */
  readonly match: 'EXACT' | 'MOVED' | 'FEATURED';
  /** Null when nothing is published at all. */
  readonly article: BlogPost | null;
}

/**
 * The article of an address. An unknown address gives the featured article, and while none is
 * featured the newest (specification, section 2, 'Blog article').
 */
export async function readArticle(ctx: RequestContext, slug: string): Promise<FoundArticle> {
  const asked = slug.toWellFormed().normalize('NFC').toLowerCase().replaceAll('\0', '');
  const exact = await published(ctx).where('slug', '=', asked).executeTakeFirst();
  if (exact) return { match: 'EXACT', article: postFromRow(exact) };
  const moved = await published(ctx)
    .where('id', '=', (query) =>
      query.selectFrom('blog_redirects').select('post_id').where('slug', '=', asked),
    )
    .executeTakeFirst();
  if (moved) return { match: 'MOVED', article: postFromRow(moved) };
  const newest = () =>
    published(ctx).orderBy('published_at', 'desc').orderBy('id', 'desc').limit(1);
  const shown =
    (await newest().where('featured', '=', true).executeTakeFirst()) ??
    (await newest().executeTakeFirst());
  return { match: 'FEATURED', article: shown ? postFromRow(shown) : null };
}

function published(ctx: RequestContext) {
  return blogTables(ctx.em)
    .selectFrom('blog_posts')
    .select(postColumns)
    .where('state', '=', 'PUBLISHED');
}
