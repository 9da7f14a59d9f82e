import { autosave } from '@infinite/schema/catalogue/newsroom';
import { requireAdmin, type RequestContext } from '#context.ts';
import { blogTables, type RevisionOriginName } from '#features/publishing/blog/blog-tables.ts';
import { contentColumns, type PostContent } from '#features/publishing/blog/drafts.ts';

interface Kept {
  readonly postId: string;
  readonly version: number;
  readonly content: PostContent;
  readonly origin: RevisionOriginName;
}

/**
 * Keeps what was saved, word for word. What an editor saves by itself while one person types is one
 * revision, which grows until they pause.
 * @returns whether it is a revision of its own
 */
export async function keepRevision(
  ctx: RequestContext,
  { postId, version, content, origin }: Kept,
): Promise<boolean> {
  const tables = blogTables(ctx.em);
  const savedBy = requireAdmin(ctx).userId;
  const now = ctx.clock.now();
  const columns = { ...contentColumns(content), version, saved_at: now.toString() };
  if (origin === 'AUTOSAVED') {
    const { numUpdatedRows } = await tables
      .updateTable('blog_post_revisions')
      .set(columns)
      .where('post_id', '=', postId)
      .where('version', '=', (query) =>
        query
          .selectFrom('blog_post_revisions')
          .select(({ fn }) => fn.max('version').as('latest'))
          .where('post_id', '=', postId),
      )
      .where('origin', '=', 'AUTOSAVED')
      .where('saved_by', '=', savedBy)
      .where('published_at', 'is', null)
      .where('saved_at', '>', now.subtract({ minutes: autosave.sameRevisionMinutes }).toString())
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return false;
  }
  await tables
    .insertInto('blog_post_revisions')
    .values({ ...columns, post_id: postId, origin, saved_by: savedBy })
    .execute();
  return true;
}

/** Marks the text that readers now see; of a post nobody edited since, nothing changes. */
export async function markPublished(ctx: RequestContext, postId: string): Promise<void> {
  await blogTables(ctx.em)
    .updateTable('blog_post_revisions')
    .set({ published_at: ctx.clock.now().toString() })
    .where('post_id', '=', postId)
    .where('published_at', 'is', null)
    .where('version', '=', (query) =>
      query
        .selectFrom('blog_post_revisions')
        .select(({ fn }) => fn.max('version').as('latest'))
        .where('post_id', '=', postId),
    )
    .execute();
}
