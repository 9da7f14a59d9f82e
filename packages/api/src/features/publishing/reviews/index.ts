import { ReviewEntity } from '#features/publishing/reviews/review.entity.ts';
import {
  ReviewResolver,
  ReviewsForModerationResolver,
} from '#features/publishing/reviews/review.resolver.ts';
import { defineFeature } from '#platform/feature.ts';

export { countWaitingReviews } from '#features/publishing/reviews/list-reviews.ts';

export const reviewsFeature = defineFeature({
  name: 'reviews',
  entities: [ReviewEntity],
  resolvers: [ReviewResolver, ReviewsForModerationResolver],
});
