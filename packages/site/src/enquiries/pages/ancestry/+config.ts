import { researchScopes } from '@infinite/schema/catalogue/enquiries';
import { ancestry } from '#enquiries/content/ancestry.ts';
import { organization } from '#seo/schema-org.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/ancestry',
  audience: 'public',
  indexed: true,
  title: ancestry.title,
  description: ancestry.description,
  keywords: ancestry.keywords,
  picture: 'of-title',
  breadcrumbs: [{ name: 'Genealogy research', path: '/ancestry' }],
  structuredData: (site) => [
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
  ],
});
