import { reviewRate } from '@infinite/schema/catalogue/reviews';
import { reviewInput } from '@infinite/schema/reviews/review.input';
import { sql } from 'kysely';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { mayWriteReview } from '#features/publishing/reviews/review.policy.ts';
import { ReviewEntity, type Review } from '#features/publishing/reviews/review.entity.ts';
import { announceReviews } from '#features/publishing/reviews/announce-reviews.ts';
import { newId } from '#platform/database/id.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/**
 * Keeps what a member says, in the place of what they said before. New words wait to be read, also
 * when older ones were published: nobody publishes one thing and then changes it to another.
 * @throws AppError UNAUTHENTICATED | FORBIDDEN | INVALID_INPUT | RATE_LIMITED
 */
export async function writeReview(ctx: RequestContext, input: unknown): Promise<Review> {
  const { userId } = requirePerson(ctx);
  if (!mayWriteReview(ctx.actor)) throw new AppError('FORBIDDEN');
  const { rating, body, displayName, place } = parseInput(reviewInput, input);
  await ctx.app.rateLimit.take('review', userId, reviewRate);
  return inTransaction(ctx, async (ctx) => {
    const words = { rating, body, place, displayName, writtenAt: ctx.clock.now() };
    const review = await tables(ctx.em, ReviewEntity)
      .insertInto('reviews')
      .values({
        ...words,
        id: newId(),
        authorId: userId,
      })
      .onConflict((conflict) =>
        conflict.column('authorId').doUpdateSet({
          ...words,
          state: sql`case when (reviews.rating, reviews.body, reviews.display_name, reviews.place)
            = (excluded.rating, excluded.body, excluded.display_name, excluded.place)
            then reviews.state else 'WAITING' end`,
        }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    await announceReviews(ctx);
    return review;
  });
}

/** Takes a member's review away for good. @returns whether there was one */
export async function withdrawReview(ctx: RequestContext): Promise<boolean> {
  const { userId } = requirePerson(ctx);
  return inTransaction(ctx, async (ctx) => {
    const gone = await tables(ctx.em, ReviewEntity)
      .deleteFrom('reviews')
      .where('authorId', '=', userId)
      .returning('id')
      .executeTakeFirst();
    if (gone) await announceReviews(ctx);
    return gone !== undefined;
  });
}
