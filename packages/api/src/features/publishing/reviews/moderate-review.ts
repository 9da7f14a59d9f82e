import { reviewReply } from '@infinite/schema/reviews/review.input';
import { z } from 'zod';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { recordAudit, type AuditEntry } from '#features/operations/audit/index.ts';
import { announceReviews } from '#features/publishing/reviews/announce-reviews.ts';
import { mayModerateReview } from '#features/publishing/reviews/review.policy.ts';
import { ReviewEntity, type Review } from '#features/publishing/reviews/review.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/**
 * Shows a review to readers, or does not. Deciding the same twice changes nothing.
 * @throws AppError NOT_FOUND | FORBIDDEN
 */
export async function moderateReview(
  ctx: RequestContext,
  { id, publish }: { id: string; publish: boolean },
): Promise<Review> {
  const state = publish ? 'PUBLISHED' : 'REFUSED';
  return change(ctx, id, (review) =>
    review.state === state
      ? null
      : {
          action: publish ? 'review.publish' : 'review.refuse',
          columns: publish ? { state, publishedAt: ctx.clock.now() } : { state },
          before: { state: review.state },
          after: { state, rating: review.rating },
        },
  );
}

/** Answers a review, changes the answer, or takes it away. @throws AppError NOT_FOUND | FORBIDDEN */
export async function replyToReview(
  ctx: RequestContext,
  request: { id: string; reply: string },
): Promise<Review> {
  const { reply } = parseInput(z.object({ reply: reviewReply }), request);
  return change(ctx, request.id, (review) =>
    review.reply === reply
      ? null
      : {
          action: 'review.reply',
          columns: { reply },
          before: { answered: review.reply !== null },
          after: { answered: reply !== null },
        },
  );
}

interface Change {
  action: AuditEntry['action'];
  columns: Partial<Review>;
  before: Record<string, string | number | boolean>;
  after: Record<string, string | number | boolean>;
}

async function change(
  ctx: RequestContext,
  id: string,
  plan: (review: Review) => Change | null,
): Promise<Review> {
  requireStaff(ctx, 'content.write');
  if (!z.guid().safeParse(id).success) throw new AppError('NOT_FOUND');
  return inTransaction(ctx, async (ctx) => {
    const db = tables(ctx.em, ReviewEntity);
    const review = await db
      .selectFrom('reviews')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!review) throw new AppError('NOT_FOUND');
    if (!mayModerateReview(ctx.actor, review)) throw new AppError('FORBIDDEN');
    const planned = plan(review);
    if (!planned) return review;
    const changed = await db
      .updateTable('reviews')
      .set(planned.columns)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAudit(ctx, {
      action: planned.action,
      subject: { kind: 'review', id, name: review.displayName },
      before: planned.before,
      after: planned.after,
    });
    await announceReviews(ctx);
    return changed;
  });
}
