import { commentBody } from '@infinite/schema/collaboration/comment.input';
import { mentionedIn } from '@infinite/schema/collaboration/mentions';
import { sql } from 'kysely';
import { z } from 'zod';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { forgetEvents } from '#features/collaboration/activity/index.ts';
import {
  announceMentions,
  announceTalk,
} from '#features/collaboration/comments/announce-comment.ts';
import { checkMentions } from '#features/collaboration/comments/check-mentions.ts';
import { CommentEntity, type Comment } from '#features/collaboration/comments/comment.entity.ts';
import {
  canDeleteComment,
  canEditComment,
  canHideComment,
} from '#features/collaboration/comments/comment.policy.ts';
import { lockComment } from '#features/collaboration/comments/find-comment.ts';
import {
  withReplies,
  type CommentWithReplies,
} from '#features/collaboration/comments/list-comments.ts';
import { forgetReactions } from '#features/collaboration/comments/react.ts';
import { openWords, sealWords } from '#features/people/families/index.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/**
 * Those whom it did not mention before get a notice.
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID_INPUT
 */
export async function editComment(
  ctx: RequestContext,
  request: { id: string; body: string },
): Promise<CommentWithReplies> {
  requirePerson(ctx);
  const { body } = parseInput(z.object({ body: commentBody }), request);
  return inTransaction(ctx, async (ctx) => {
    const { comment, subject } = await lockComment(ctx, request.id);
    if (!canEditComment(ctx.actor, comment)) throw new AppError('FORBIDDEN');
    const { familyId, subjectKind: kind, subjectId, authorId: by } = comment;
    const mentioned = await checkMentions(ctx, familyId, body);
    const words = { kind: 'comment', row: comment.id } as const;
    const before = mentionedIn(await openWords(ctx, familyId, words, comment.sealedBody));
    const added = mentioned.filter((id) => !before.includes(id));
    await announceMentions(ctx, { kind, subjectId, subject, by }, added);
    const sealedBody = await sealWords(ctx, familyId, words, body);
    return change(ctx, comment, { sealedBody, editedAt: ctx.clock.now() });
  });
}

/** Hides somebody else's comment from the family, or shows it again. @throws AppError FORBIDDEN, NOT_FOUND */
export async function hideComment(
  ctx: RequestContext,
  { id, hidden }: { id: string; hidden: boolean },
): Promise<CommentWithReplies> {
  const { userId } = requirePerson(ctx);
  return inTransaction(ctx, async (ctx) => {
    const { comment } = await lockComment(ctx, id);
    if (!canHideComment(ctx.actor, comment)) throw new AppError('FORBIDDEN');
    const hiddenAt = hidden ? ctx.clock.now() : null;
    return change(ctx, comment, { hiddenAt, hiddenBy: hidden ? userId : null });
  });
}

/**
 * Deletes the actor's own comment. Its words are gone; its place stays while there are replies.
 * @throws AppError FORBIDDEN, NOT_FOUND
 */
export async function deleteComment(ctx: RequestContext, id: string): Promise<void> {
  requirePerson(ctx);
  await inTransaction(ctx, async (ctx) => {
    const { comment } = await lockComment(ctx, id);
    if (!canDeleteComment(ctx.actor, comment)) throw new AppError('FORBIDDEN');
    await forgetReactions(ctx, 'COMMENT', [comment.id]);
    await forgetEvents(ctx, 'COMMENT', [comment.id]);
    await rowsOf(
      ctx.em,
      sql`update comments set sealed_body = null, deleted_at = ${ctx.clock.now()}
        where id = ${comment.id}`,
    );
    const head = comment.parentId ?? comment.id;
    if (comment.parentId) await rowsOf(ctx.em, sql`delete from comments where id = ${comment.id}`);
    await rowsOf(
      ctx.em,
      sql`delete from comments c where c.id = ${head} and c.deleted_at is not null
        and not exists (select 1 from comments r where r.parent_id = c.id)`,
    );
    await announceTalk(ctx, comment, comment.subjectId);
  });
}

async function change(
  ctx: RequestContext,
  { id, familyId, subjectId }: Comment,
  columns: Partial<Comment>,
): Promise<CommentWithReplies> {
  const row = await tables(ctx.em, CommentEntity)
    .updateTable('comments')
    .set(columns)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await announceTalk(ctx, { familyId }, subjectId);
  const [shown] = await withReplies(ctx, familyId, [row]);
  if (!shown) throw new AppError('NOT_FOUND');
  return shown;
}
