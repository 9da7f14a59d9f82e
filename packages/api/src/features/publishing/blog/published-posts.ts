import { slugOf } from '@infinite/schema/blog/slug';
import type { BlogCategoryId } from '@infinite/schema/catalogue/blog';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { BlogPostEntity } from '#features/publishing/blog/blog-post.entity.ts';
import { tables } from '#platform/database/tables.ts';

/** Filters of published posts; all that are given must match. */
export interface ArticleChoice {
  readonly categories?: readonly BlogCategoryId[] | null;
  /** Slug of a tag. */
  readonly tag?: string | null;
  /** Slug of an author. */
  readonly author?: string | null;
  /** Leaves out the featured post. */
  readonly exceptFeatured?: boolean | null;
}

type PostQuery = ReturnType<typeof publishedPosts>;

/** What readers see. */
export function publishedPosts(ctx: RequestContext) {
  return tables(ctx.em, BlogPostEntity).selectFrom('blog_posts').where('state', '=', 'PUBLISHED');
}

export async function chosenPosts(ctx: RequestContext, choice: ArticleChoice): Promise<PostQuery> {
  let query = publishedPosts(ctx);
  const { categories, tag, author } = choice;
  if (categories) query = query.where(sql<boolean>`category = any(${[...categories]}::text[])`);
  if (tag != null) {
    const spellings = await spellingsOf(ctx, tag);
    query = query.where(sql<boolean>`tags && ${spellings}::text[]`);
  }
  if (author != null) {
    query = query.where(sql<boolean>`author = any(${await namesOf(ctx, author)}::text[])`);
  }
  if (choice.exceptFeatured) {
    const featured = await featuredId(ctx);
    if (featured !== undefined) query = query.where('id', '<>', featured);
  }
  return query;
}

/** The newest featured post; if none is featured, the newest post. */
export async function featuredId(ctx: RequestContext): Promise<string | undefined> {
  const row = await publishedPosts(ctx)
    .select('id')
    .orderBy('featured', 'desc')
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** 'Old tapes' and 'old-tapes' are one tag to a reader. */
async function spellingsOf(ctx: RequestContext, tagSlug: string): Promise<string[]> {
  const rows = await publishedPosts(ctx)
    .select(sql<string>`unnest(tags)`.as('tag'))
    .distinct()
    .execute();
  return rows.map(({ tag }) => tag).filter((tag) => slugOf(tag) === tagSlug);
}

async function namesOf(ctx: RequestContext, authorSlug: string): Promise<string[]> {
  const rows = await publishedPosts(ctx).select('author').distinct().execute();
  return rows.map(({ author }) => author).filter((author) => slugOf(author) === authorSlug);
}
