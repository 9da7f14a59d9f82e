import { collaborationRateLimits } from '@infinite/schema/catalogue/collaboration';
import { addCommentInput } from '@infinite/schema/collaboration/comment.input';
import { collaborationWords as words } from '@infinite/schema/words/collaboration.en';
import type { z } from 'zod';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { recordEvent } from '#features/collaboration/activity/index.ts';
import { announceComment } from '#features/collaboration/comments/announce-comment.ts';
import { checkMentions } from '#features/collaboration/comments/check-mentions.ts';
import { CommentEntity, type Comment } from '#features/collaboration/comments/comment.entity.ts';
import { canComment } from '#features/collaboration/comments/comment.policy.ts';
import { lockComment } from '#features/collaboration/comments/find-comment.ts';
import {
  withReplies,
  type CommentWithReplies,
} from '#features/collaboration/comments/list-comments.ts';
import { holdSubject, type FamilySubject } from '#features/collaboration/subjects/index.ts';
import { requireRight, sealWords } from '#features/people/families/index.ts';
import { newId } from '#platform/database/id.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/**
 * Says something about a subject, or replies to a comment. The same `clientId` gives the comment
 * that it made before.
 * @throws AppError FORBIDDEN, INVALID_INPUT, RATE_LIMITED, NOT_FOUND when the subject is gone;
 *   WRONG_STATE when the comment to reply to was deleted
 */
export async function addComment(
  ctx: RequestContext,
  request: z.input<typeof addCommentInput>,
): Promise<CommentWithReplies> {
  const { userId } = requirePerson(ctx);
  requireRight(ctx, 'comment');
  const input = parseInput(addCommentInput, request);
  await ctx.app.rateLimit.take('comments', userId, collaborationRateLimits.comments);
  return inTransaction(ctx, async (ctx) => {
    const subject = await holdSubject(ctx, input.kind, input.subjectId);
    const { familyId } = subject;
    if (!canComment(ctx.actor, subject)) throw new AppError('FORBIDDEN');
    const known = await commentOf(ctx, userId, input.clientId);
    const row = known ?? (await write(ctx, { subject, userId, input }));
    const [shown] = await withReplies(ctx, familyId, [row]);
    if (!shown) throw new AppError('NOT_FOUND');
    return shown;
  });
}

interface Writing {
  readonly subject: FamilySubject;
  readonly userId: string;
  readonly input: z.output<typeof addCommentInput>;
}

async function write(ctx: RequestContext, writing: Writing): Promise<Comment> {
  const { subject, userId, input } = writing;
  const { familyId } = subject;
  const mentioned = await checkMentions(ctx, familyId, input.body);
  const thread = input.parentId ? await threadOf(ctx, input, input.parentId) : null;
  const id = newId();
  const made = await tables(ctx.em, CommentEntity)
    .insertInto('comments')
    .values({
      id,
      familyId,
      subjectKind: input.kind,
      subjectId: input.subjectId,
      parentId: thread?.head.id ?? null,
      authorId: userId,
      clientId: input.clientId,
      sealedBody: await sealWords(ctx, familyId, { kind: 'comment', row: id }, input.body),
      createdAt: ctx.clock.now(),
    })
    // Sent twice at the same moment: one writes it, the other finds it.
    .onConflict((conflict) => conflict.columns(['authorId', 'clientId']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made) {
    const { kind, subjectId } = input;
    const repliesTo = thread?.repliesTo ?? null;
    const event = { familyId, kind: 'COMMENT_ADDED', actorId: userId } as const;
    await recordEvent(ctx, { ...event, subject: { kind: 'COMMENT', id } });
    await announceComment(ctx, { kind, subjectId, subject, by: userId, mentioned, repliesTo });
    return made;
  }
  const known = await commentOf(ctx, userId, input.clientId);
  if (!known) throw new AppError('CONFLICT');
  return known;
}

/**
 * The comment at the head of the thread, as a reply to a reply stands below the same one, and who wrote
 * the comment that is replied to.
 */
async function threadOf(
  ctx: RequestContext,
  { kind, subjectId }: Writing['input'],
  parentId: string,
): Promise<{ head: Comment; repliesTo: string }> {
  const { comment } = await lockComment(ctx, parentId);
  if (comment.subjectKind !== kind || comment.subjectId !== subjectId) {
    throw new AppError('NOT_FOUND');
  }
  const head = comment.parentId ? (await lockComment(ctx, comment.parentId)).comment : comment;
  if (head.deletedAt !== null) throw new AppError('WRONG_STATE', { words: words.parentDeleted });
  return { head, repliesTo: comment.authorId };
}

function commentOf(
  ctx: RequestContext,
  authorId: string,
  clientId: string,
): Promise<Comment | undefined> {
  return tables(ctx.em, CommentEntity)
    .selectFrom('comments')
    .selectAll()
    .where('authorId', '=', authorId)
    .where('clientId', '=', clientId)
    .executeTakeFirst();
}
