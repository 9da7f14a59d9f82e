import { autosave } from '@infinite/schema/catalogue/newsroom';
import { requireStaff, type RequestContext } from '#platform/context.ts';
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
 * Stores a revision. Consecutive autosaves of one person update one revision until they pause.
 * @returns whether it is a revision of its own
 */
export async function storeRevision(
  ctx: RequestContext,
  { postId, version, content, origin }: Kept,
): Promise<boolean> {
  const db = tables(ctx.em, BlogRevisionEntity);
  const savedBy = requireStaff(ctx, 'content.write').userId;
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

/** Marks the latest revision as published, unless it already is. */
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
