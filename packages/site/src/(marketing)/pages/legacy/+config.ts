import { legacy } from '#(marketing)/content/legacy.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/legacy',
  audience: 'public',
  indexed: true,
  title: legacy.title,
  description: legacy.description,
  keywords: legacy.keywords,
  picture: 'of-title',
  breadcrumbs: [{ name: legacy.heading, path: '/legacy' }],
});
