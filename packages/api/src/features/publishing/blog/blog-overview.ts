import { slugOf } from '@infinite/schema/blog/slug';
import { blogCategories, blogLimits, type BlogCategoryId } from '@infinite/schema/catalogue/blog';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { listedColumns, type ListedPost } from '#features/publishing/blog/post-columns.ts';
import { featuredId, publishedPosts } from '#features/publishing/blog/published-posts.ts';

export interface ArticleTopic {
  readonly name: string;
  readonly slug: string;
  readonly count: number;
}

/** The categories of the specification in their order, each with its number of articles. */
export async function countCategories(
  ctx: RequestContext,
): Promise<{ category: BlogCategoryId; count: number }[]> {
  const rows = await publishedPosts(ctx)
    .select(['category', sql<number>`count(*)::int`.as('count')])
    .groupBy('category')
    .execute();
  const counts = new Map(rows.map(({ category, count }) => [category, count]));
  return blogCategories.map(({ id }) => ({ category: id, count: counts.get(id) ?? 0 }));
}

/** Most used first. */
export async function popularTags(ctx: RequestContext): Promise<ArticleTopic[]> {
  return (await allTags(ctx)).slice(0, blogLimits.popularTags);
}

export async function tagOfSlug(ctx: RequestContext, slug: string): Promise<ArticleTopic | null> {
  return (await allTags(ctx)).find((tag) => tag.slug === slug) ?? null;
}

export async function authorOfSlug(
  ctx: RequestContext,
  slug: string,
): Promise<ArticleTopic | null> {
  const rows = await publishedPosts(ctx)
    .select(['author as name', sql<number>`count(*)::int`.as('count')])
    .groupBy('author')
    .execute();
  return topicsOf(rows).find((author) => author.slug === slug) ?? null;
}

export async function featuredArticle(ctx: RequestContext): Promise<ListedPost | null> {
  const id = await featuredId(ctx);
  if (id === undefined) return null;
  const row = await publishedPosts(ctx)
    .select(listedColumns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

async function allTags(ctx: RequestContext): Promise<ArticleTopic[]> {
  const rows = await publishedPosts(ctx)
    .select([sql<string>`unnest(tags)`.as('name'), sql<number>`count(*)::int`.as('count')])
    .groupBy('name')
    .execute();
  return topicsOf(rows);
}

/** Merges spellings that have the same slug, under the most common one. */
function topicsOf(rows: readonly { name: string; count: number }[]): ArticleTopic[] {
  const topics = new Map<string, ArticleTopic>();
  for (const { name, count } of rows.toSorted((a, b) => b.count - a.count)) {
    const slug = slugOf(name);
    const known = topics.get(slug);
    topics.set(slug, { name: known?.name ?? name, slug, count: (known?.count ?? 0) + count });
  }
  return [...topics.values()].toSorted(
    (a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en'),
  );
}
