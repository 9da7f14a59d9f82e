import { ReviewResolver } from '#features/reviews/review.resolver.ts';
import { defineFeature } from '#platform/feature.ts';

export const reviewsFeature = defineFeature({ name: 'reviews', resolvers: [ReviewResolver] });
