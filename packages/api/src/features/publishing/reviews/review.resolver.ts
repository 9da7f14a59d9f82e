import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import {
  PublishedReviews,
  ReviewInput,
  ReviewsForModeration,
  ReviewState,
  ReviewType,
} from '#features/publishing/reviews/review.types.ts';
import {
  countForModeration,
  findMine,
  listForModeration,
  listPublished,
  publishedFigures,
  type ReviewRequest,
} from '#features/publishing/reviews/list-reviews.ts';
import { moderateReview, replyToReview } from '#features/publishing/reviews/moderate-review.ts';
import { withdrawReview, writeReview } from '#features/publishing/reviews/write-review.ts';
import { connectionOf } from '#platform/graphql/connection.ts';

@Resolver()
export class ReviewResolver {
  @Query(() => PublishedReviews, { description: 'For everyone: what is published, newest first.' })
  async reviews(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, { nullable: true }) first?: number | null,
    @Arg('after', () => String, { nullable: true }) after?: string | null,
  ) {
    const page = connectionOf(await listPublished(ctx, { first, after }));
    return Object.assign(page, await publishedFigures(ctx));
  }

  @Query(() => ReviewType, { nullable: true })
  myReview(@Ctx() ctx: RequestContext) {
    return findMine(ctx);
  }

  @Mutation(() => ReviewType, {
    description: 'Writes the member’s one review, or changes it; new words wait to be read.',
  })
  writeReview(@Ctx() ctx: RequestContext, @Arg('input', () => ReviewInput) input: ReviewInput) {
    return writeReview(ctx, input);
  }

  @Mutation(() => Boolean, { description: 'True if there was one.' })
  withdrawReview(@Ctx() ctx: RequestContext): Promise<boolean> {
    return withdrawReview(ctx);
  }

  @Query(() => ReviewsForModeration, { description: 'For administrators.' })
  async reviewsForModeration(
    @Ctx() ctx: RequestContext,
    @Arg('state', () => ReviewState, { nullable: true }) state?: ReviewState | null,
    @Arg('first', () => Int, { nullable: true }) first?: number | null,
    @Arg('after', () => String, { nullable: true }) after?: string | null,
  ) {
    const request = { state, first, after };
    return Object.assign(connectionOf(await listForModeration(ctx, request)), { request });
  }

  @Mutation(() => ReviewType, { description: 'For administrators: publishes or rejects a review.' })
  moderateReview(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('publish', () => Boolean) publish: boolean,
  ) {
    return moderateReview(ctx, { id, publish });
  }

  @Mutation(() => ReviewType, { description: 'For administrators; empty removes the reply.' })
  replyToReview(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('reply', () => String) reply: string,
  ) {
    return replyToReview(ctx, { id, reply });
  }
}

@Resolver(() => ReviewsForModeration)
export class ReviewsForModerationResolver {
  @FieldResolver()
  totalCount(
    @Ctx() ctx: RequestContext,
    @Root() { request }: { request: ReviewRequest },
  ): Promise<number> {
    return countForModeration(ctx, request);
  }
}
