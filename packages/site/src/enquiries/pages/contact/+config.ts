import { contact } from '#enquiries/content/contact.ts';
import { organization } from '#seo/schema-org.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/contact',
  audience: 'public',
  indexed: true,
  title: contact.title,
  description: contact.description,
  keywords: contact.keywords,
  picture: 'of-title',
  breadcrumbs: [{ name: contact.heading, path: '/contact' }],
  structuredData: (site) => [
    {
      '@context': 'https://schema.org',
      '@type': 'ContactPage',
      name: contact.heading,
      url: `${site.origin}/contact`,
      mainEntity: organization(site),
    },
  ],
});
