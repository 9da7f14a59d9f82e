import type { PageContextServer } from 'vike/types';
import { reviews as content } from '#reviews/content/reviews.ts';
import { breadcrumbs } from '#seo/breadcrumbs.ts';
import { organization } from '#seo/organization.ts';

/** Only what members really wrote; a figure only when there is one. Samples are never here. */
export const structuredData = ({ site, reviews }: PageContextServer): object[] => [
  ...(reviews && reviews.nodes.length > 0
    ? [
        {
          ...organization(site),
          ...(reviews.average == null
            ? {}
            : {
                aggregateRating: {
                  '@type': 'AggregateRating',
                  ratingValue: reviews.average,
                  reviewCount: reviews.count,
                  bestRating: 5,
                  worstRating: 1,
                },
              }),
          review: reviews.nodes.map(({ rating, body, displayName, publishedAt }) => ({
            '@type': 'Review',
            author: { '@type': 'Person', name: displayName },
            datePublished: publishedAt?.slice(0, 10),
            reviewBody: body,
            reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
          })),
        },
      ]
    : []),
  breadcrumbs(site, content.heading, '/reviews'),
];
