import { blogLimits } from '@infinite/schema/catalogue/blog';
import { blogRefusalWords } from '@infinite/schema/words/blog.en';
import type { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { usernameOf } from '#features/people/identity/index.ts';
import { pageSize } from '#features/publishing/blog/blog-cursor.ts';
import {
  type RevisionOriginName,
  BlogRevisionEntity,
} from '#features/publishing/blog/blog-revision.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { contentColumns } from '#features/publishing/blog/blog-content.ts';
import type { PostContent } from '#features/publishing/blog/drafts.ts';
import { lockPost, type WrittenPost } from '#features/publishing/blog/find-post.ts';
import { storeContent } from '#features/publishing/blog/save-post.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { ListPage } from '#platform/graphql/connection.ts';

/** A text of a post as it was saved. */
export interface Revision extends PostContent {
  readonly version: number;
  readonly origin: RevisionOriginName;
  readonly savedAt: Temporal.Instant;
  /** Null when that account is gone. */
  readonly savedBy: string | null;
  readonly publishedAt: Temporal.Instant | null;
}

/** Newest first; the cursor is the version. */
export async function listRevisions(
  ctx: RequestContext,
  request: { postId: string; first?: number | null; after?: string | null },
): Promise<ListPage<Revision>> {
  requireStaff(ctx, 'content.read');
  const size = pageSize(request.first, blogLimits.listPage);
  let query = revisions(ctx, request.postId)
    .orderBy('version', 'desc')
    .limit(size + 1);
  if (request.after) query = query.where('version', '<', readVersion(request.after));
  const rows = await query.execute();
  return {
    nodes: rows.slice(0, size),
    hasNextPage: rows.length > size,
    cursorOf: ({ version }) => String(version),
  };
}

/** @throws AppError NOT_FOUND */
export async function findRevision(
  ctx: RequestContext,
  { postId, version }: { postId: string; version: number },
): Promise<Revision> {
  requireStaff(ctx, 'content.read');
  const row = await revisions(ctx, postId).where('version', '=', version).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/**
 * Makes an old revision the current draft. Readers see it once it is published; the previous draft stays
 * among the revisions.
 * @throws AppError NOT_FOUND | CONFLICT
 */
export async function restoreRevision(
  ctx: RequestContext,
  request: { id: string; version: number; revision: number },
): Promise<WrittenPost> {
  requireStaff(ctx, 'content.write');
  return inTransaction(ctx, async (ctx) => {
    const before = await lockPost(ctx, request);
    const content = await tables(ctx.em, BlogRevisionEntity)
      .selectFrom('blog_post_revisions')
      .select(contentColumns)
      .where('postId', '=', before.stored.id)
      .where('version', '=', request.revision)
      .executeTakeFirst();
    if (!content) throw new AppError('NOT_FOUND');
    return storeContent(ctx, before, content, 'RESTORED');
  });
}

function revisions(ctx: RequestContext, postId: string) {
  if (!z.guid().safeParse(postId).success) throw new AppError('NOT_FOUND');
  return tables(ctx.em, BlogRevisionEntity)
    .selectFrom('blog_post_revisions')
    .select([
      ...contentColumns,
      'version',
      'origin',
      'savedAt',
      'publishedAt',
      usernameOf('blog_post_revisions.savedBy').as('savedBy'),
    ])
    .where('postId', '=', postId);
}

function readVersion(cursor: string): number {
  const version = z.coerce.number().int().min(0).max(2_147_483_647).safeParse(cursor);
  if (version.success) return version.data;
  const words = blogRefusalWords.badCursor;
  throw new AppError('INVALID_INPUT', { words, fields: { after: words } });
}
