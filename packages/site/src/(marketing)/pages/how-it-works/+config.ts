import { howItWorks } from '#(marketing)/content/how-it-works.ts';
import { howTo } from '#seo/schema-org.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/how-it-works',
  audience: 'public',
  indexed: true,
  title: howItWorks.title,
  description: howItWorks.description,
  keywords: howItWorks.keywords,
  picture: 'of-title',
  breadcrumbs: [{ name: howItWorks.heading, path: '/how-it-works' }],
  structuredData: () => [howTo('How to send a message to the future', howItWorks.steps.items)],
});
