import { researchScopes } from '@infinite/schema/catalogue/enquiries';
import type { PageContextServer } from 'vike/types';
import { ancestry } from '#enquiries/content/ancestry.ts';
import { breadcrumbs } from '#seo/breadcrumbs.ts';
import { organization } from '#seo/organization.ts';

export const structuredData = ({ site }: PageContextServer): object[] => [
  {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: ancestry.heading,
    serviceType: 'Genealogy research',
    description: ancestry.description,
    url: `${site.origin}/ancestry`,
    provider: organization(site),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: ancestry.covers.heading,
      itemListElement: researchScopes.map(({ label, text }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: label, description: text },
      })),
    },
  },
  breadcrumbs(site, 'Genealogy research', '/ancestry'),
];
