import { bookSizes } from '@infinite/schema/catalogue/printing';
import { printing } from '#enquiries/content/printing.ts';
import { organization } from '#seo/schema-org.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/printing-services',
  audience: 'public',
  indexed: true,
  title: printing.title,
  description: printing.description,
  keywords: printing.keywords,
  picture: 'of-title',
  breadcrumbs: [{ name: 'Printed books', path: '/printing-services' }],
  structuredData: (site) => [
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
  ],
});
