import {
  collaborationRateLimits,
  reactionKinds,
  type ReactionKindName,
} from '@infinite/schema/catalogue/collaboration';
import { sql } from 'kysely';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import {
  announceReaction,
  announceTalk,
} from '#features/collaboration/comments/announce-comment.ts';
import { canReadComment } from '#features/collaboration/comments/comment.policy.ts';
import { lockComment } from '#features/collaboration/comments/find-comment.ts';
import type { ReactionTarget } from '#features/collaboration/comments/reaction-target.ts';
import { reactionsOf } from '#features/collaboration/comments/reactions-of.ts';
import { namedReactions } from '#features/collaboration/comments/show-comments.ts';
import { holdSubject, peopleOf } from '#features/collaboration/subjects/index.ts';
import { requireRight } from '#features/people/families/index.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

interface Reacting {
  readonly target: ReactionTarget;
  readonly id: string;
  readonly reaction: ReactionKindName;
  /** False takes it back. */
  readonly on: boolean;
}

/**
 * Leaves the actor's sign on a subject or a comment, or takes it back; doing either twice changes
 * nothing.
 * @returns the reactions there now
 * @throws AppError FORBIDDEN, NOT_FOUND, RATE_LIMITED; WRONG_STATE on a deleted comment
 */
export async function react(ctx: RequestContext, { target, id, reaction, on }: Reacting) {
  const { userId } = requirePerson(ctx);
  requireRight(ctx, 'readComments');
  if (!reactionKinds.includes(reaction)) throw new AppError('INVALID_INPUT');
  await ctx.app.rateLimit.take('reactions', userId, collaborationRateLimits.reactions);
  return inTransaction(ctx, async (ctx) => {
    const found = await findTarget(ctx, target, id);
    const { familyId } = found.subject;
    if (!canReadComment(ctx.actor, { familyId })) throw new AppError('FORBIDDEN');
    const changed = await rowsOf(
      ctx.em,
      on
        ? sql`insert into reactions (target_kind, target_id, user_id, kind, family_id, created_at)
            values (${target}, ${id}, ${userId}, ${reaction}, ${familyId}, ${ctx.clock.now()})
            on conflict do nothing returning 1`
        : sql`delete from reactions where target_kind = ${target} and target_id = ${id}
            and user_id = ${userId} and kind = ${reaction} returning 1`,
    );
    if (changed.length > 0) {
      if (on) await announceReaction(ctx, { ...found, by: userId });
      await announceTalk(ctx, found.subject, found.subjectId);
    }
    const counted = await reactionsOf(ctx, target, [id]);
    const people = counted.flatMap(({ userIds }) => userIds);
    return namedReactions(counted, await peopleOf(ctx, familyId, people));
  });
}

/** What the reaction is about, and whose comment or memory it is left on. */
async function findTarget(ctx: RequestContext, target: ReactionTarget, id: string) {
  if (target !== 'COMMENT') {
    const subject = await holdSubject(ctx, target, id);
    return { kind: target, subjectId: id, subject, on: subject.madeBy, commentId: null };
  }
  const { comment, subject } = await lockComment(ctx, id);
  if (comment.deletedAt !== null) throw new AppError('WRONG_STATE');
  const { subjectKind: kind, subjectId, authorId } = comment;
  return { kind, subjectId, subject, on: authorId, commentId: id };
}

/** Deletes the reactions to what is deleted. */
export async function forgetReactions(
  ctx: RequestContext,
  target: ReactionTarget,
  ids: readonly string[],
): Promise<void> {
  await rowsOf(
    ctx.em,
    sql`delete from reactions where target_kind = ${target} and target_id = any(${[...ids]}::uuid[])`,
  );
}
