import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { loaderOf, type RequestContext } from '#platform/context.ts';
import { BlogRedirectEntity } from '#features/publishing/blog/blog-post.entity.ts';
import { BlogDraftEntity } from '#features/publishing/blog/blog-revision.entity.ts';
import { BlogLinkCheckEntity } from '#features/publishing/blog/links/blog-link-check.entity.ts';
import { tables } from '#platform/database/tables.ts';

const problems = Symbol('link problems of posts');
const changed = Symbol('posts with changes that wait');

/** Whether a post has changes that its readers do not see yet. */
export function hasChanges(ctx: RequestContext, postId: string): Promise<boolean> {
  return loaderOf(ctx, changed, () => new DataLoader(batch)).load(postId);

  async function batch(ids: readonly string[]): Promise<boolean[]> {
    const rows = await tables(ctx.em, BlogDraftEntity)
      .selectFrom('blog_drafts')
      .select('postId')
      .where('postId', 'in', [...ids])
      .execute();
    const found = new Set(rows.map((row) => row.postId));
    return ids.map((id) => found.has(id));
  }
}

/** Former slugs that redirect to a post, latest first. */
export async function formerSlugs(ctx: RequestContext, postId: string): Promise<string[]> {
  const rows = await tables(ctx.em, BlogRedirectEntity)
    .selectFrom('blog_redirects')
    .select('slug')
    .where('postId', '=', postId)
    .orderBy('createdAt', 'desc')
    .orderBy('slug')
    .limit(50)
    .execute();
  return rows.map(({ slug }) => slug);
}

/** How many links of a post were broken at the last check. */
export function countLinkProblems(ctx: RequestContext, postId: string): Promise<number> {
  return loaderOf(ctx, problems, () => new DataLoader(batch)).load(postId);

  async function batch(ids: readonly string[]): Promise<number[]> {
    const rows = await tables(ctx.em, BlogLinkCheckEntity)
      .selectFrom('blog_link_checks')
      .select(['postId', sql<number>`jsonb_array_length(problems)`.as('count')])
      .where('postId', 'in', [...ids])
      .execute();
    const found = new Map(rows.map((row) => [row.postId, row.count]));
    return ids.map((id) => found.get(id) ?? 0);
  }
}
