import type { PublishedReviewsQuery } from '@infinite/schema/generated/graphql';

declare global {
  namespace Vike {
    interface PageContext {
      /** On the server alone, and only on the page of reviews. */
      reviews?: PublishedReviewsQuery['reviews'];
    }
  }
}

export {};
