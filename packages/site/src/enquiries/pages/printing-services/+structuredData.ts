import { bookSizes } from '@infinite/schema/catalogue/printing';
import type { PageContextServer } from 'vike/types';
import { printing } from '#enquiries/content/printing.ts';
import { breadcrumbs } from '#seo/breadcrumbs.ts';
import { organization } from '#seo/organization.ts';

export const structuredData = ({ site }: PageContextServer): object[] => [
  {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: printing.heading,
    serviceType: 'Book printing',
    description: printing.description,
    url: `${site.origin}/printing-services`,
    provider: organization(site),
    offers: bookSizes.map(({ label, widthMm, heightMm, cover, pages, cents }) => ({
      '@type': 'Offer',
      name: `${label}, ${widthMm} × ${heightMm} mm, ${cover}, ${pages} pages`,
      price: (cents / 100).toFixed(2),
      priceCurrency: 'USD',
      url: `${site.origin}/printing-services`,
    })),
  },
  breadcrumbs(site, 'Printed books', '/printing-services'),
];
