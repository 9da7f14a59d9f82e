import { about } from '#(marketing)/content/about.ts';
import { organization } from '#seo/schema-org.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/about',
  audience: 'public',
  indexed: true,
  title: about.title,
  description: about.description,
  keywords: about.keywords,
  picture: 'of-title',
  breadcrumbs: [{ name: about.heading, path: '/about' }],
  structuredData: (site) => [
    {
      '@context': 'https://schema.org',
      '@type': 'AboutPage',
      name: about.heading,
      mainEntity: organization(site),
    },
  ],
});
