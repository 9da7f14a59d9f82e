import { z } from 'zod';
import { requireMember, type RequestContext } from '#platform/context.ts';
import { CommentEntity, type Comment } from '#features/collaboration/comments/comment.entity.ts';
import { canReadComment } from '#features/collaboration/comments/comment.policy.ts';
import { findSubject, type FamilySubject } from '#features/collaboration/subjects/index.ts';
import { requireRight } from '#features/people/families/index.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

export interface FoundComment {
  readonly comment: Comment;
  readonly subject: FamilySubject;
}

/**
 * A comment that the actor may read, locked with what it is about. Call inside a transaction.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, or NOT_FOUND for one that does not exist for the actor
 */
export async function lockComment(ctx: RequestContext, id: string): Promise<FoundComment> {
  requireMember(ctx);
  requireRight(ctx, 'readComments');
  if (!z.guid().safeParse(id).success) throw new AppError('NOT_FOUND');
  const comment = await tables(ctx.em, CommentEntity)
    .selectFrom('comments')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!comment || !canReadComment(ctx.actor, comment)) throw new AppError('NOT_FOUND');
  return { comment, subject: await findSubject(ctx, comment.subjectKind, comment.subjectId) };
}
