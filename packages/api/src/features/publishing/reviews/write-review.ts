import { reviewRate } from '@infinite/schema/catalogue/reviews';
import { reviewInput } from '@infinite/schema/reviews/review.input';
import { sql } from 'kysely';
import { requirePerson, type RequestContext } from '#context.ts';
import { mayWriteReview } from '#features/publishing/reviews/review.policy.ts';
import {
  reviewFromRow,
  reviewTables,
  type Review,
} from '#features/publishing/reviews/review-tables.ts';
import { announceReviews } from '#features/publishing/reviews/announce-reviews.ts';
import { newId } from '#platform/database/id.ts';
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
    const words = { rating, body, place, display_name: displayName };
    const row = await reviewTables(ctx.em)
      .insertInto('reviews')
      .values({
        ...words,
        id: newId(),
        author_id: userId,
        state: 'WAITING',
        reply: null,
        written_at: ctx.clock.now().toString(),
        published_at: null,
      })
      .onConflict((conflict) =>
        conflict.column('author_id').doUpdateSet({
          ...words,
          state: sql`case when (reviews.rating, reviews.body, reviews.display_name, reviews.place)
            = (excluded.rating, excluded.body, excluded.display_name, excluded.place)
            then reviews.state else 'WAITING' end`,
          written_at: ctx.clock.now().toString(),
        }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    await announceReviews(ctx);
    return reviewFromRow(row);
  });
}

/** Takes a member's review away for good. @returns whether there was one */
export async function withdrawReview(ctx: RequestContext): Promise<boolean> {
  const { userId } = requirePerson(ctx);
  return inTransaction(ctx, async (ctx) => {
    const gone = await reviewTables(ctx.em)
      .deleteFrom('reviews')
      .where('author_id', '=', userId)
      .returning('id')
      .executeTakeFirst();
    if (gone) await announceReviews(ctx);
    return gone !== undefined;
  });
}
