import type { PageContextServer } from 'vike/types';
import { reviews as content } from '#reviews/content/reviews.ts';
import type { MetadataByRequest } from '#seo/page-metadata.ts';
import { organization } from '#seo/schema-org.ts';

export const metadata: MetadataByRequest = (pageContext) => ({
  title: content.title,
  description: content.description,
  keywords: content.keywords,
  picture: 'of-title',
  breadcrumbs: [{ name: content.heading, path: '/reviews' }],
  structuredData: reviewed(pageContext),
});

/** Only what members really wrote; a figure only when there is one. Samples are never here. */
function reviewed({ site, reviews }: PageContextServer): object[] {
  if (!reviews || reviews.nodes.length === 0) return [];
  const rating = {
    '@type': 'AggregateRating',
    ratingValue: reviews.average,
    reviewCount: reviews.count,
    bestRating: 5,
    worstRating: 1,
  };
  return [
    {
      ...organization(site),
      ...(reviews.average == null ? {} : { aggregateRating: rating }),
      review: reviews.nodes.map(({ rating, body, displayName, publishedAt }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: displayName },
        datePublished: publishedAt?.slice(0, 10),
        reviewBody: body,
        reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
      })),
    },
  ];
}
