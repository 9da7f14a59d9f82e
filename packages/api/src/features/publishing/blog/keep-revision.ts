import { autosave } from '@infinite/schema/catalogue/newsroom';
import { requireAdmin, type RequestContext } from '#context.ts';
import {
  type RevisionOriginName,
  BlogRevisionEntity,
} from '#features/publishing/blog/blog-revision.entity.ts';
import { tables } from '#platform/database/tables.ts';
import type { PostContent } from '#features/publishing/blog/drafts.ts';

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
  const db = tables(ctx.em, BlogRevisionEntity);
  const savedBy = requireAdmin(ctx).userId;
  const now = ctx.clock.now();
  const columns = { ...content, version, savedAt: now };
  if (origin === 'AUTOSAVED') {
    const { numUpdatedRows } = await db
      .updateTable('blog_post_revisions')
      .set(columns)
      .where('postId', '=', postId)
      .where('version', '=', (query) =>
        query
          .selectFrom('blog_post_revisions')
          .select(({ fn }) => fn.max('version').as('latest'))
          .where('postId', '=', postId),
      )
      .where('origin', '=', 'AUTOSAVED')
      .where('savedBy', '=', savedBy)
      .where('publishedAt', 'is', null)
      .where('savedAt', '>', now.subtract({ minutes: autosave.sameRevisionMinutes }))
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return false;
  }
  await db
    .insertInto('blog_post_revisions')
    .values({ ...columns, postId, origin, savedBy })
    .execute();
  return true;
}

/** Marks the text that readers now see; of a post nobody edited since, nothing changes. */
export async function markPublished(ctx: RequestContext, postId: string): Promise<void> {
  await tables(ctx.em, BlogRevisionEntity)
    .updateTable('blog_post_revisions')
    .set({ publishedAt: ctx.clock.now() })
    .where('postId', '=', postId)
    .where('publishedAt', 'is', null)
    .where('version', '=', (query) =>
      query
        .selectFrom('blog_post_revisions')
        .select(({ fn }) => fn.max('version').as('latest'))
        .where('postId', '=', postId),
    )
    .execute();
}
