import { ReviewResolver } from '#features/publishing/reviews/review.resolver.ts';
import { defineFeature } from '#platform/feature.ts';

export const reviewsFeature = defineFeature({ name: 'reviews', resolvers: [ReviewResolver] });
