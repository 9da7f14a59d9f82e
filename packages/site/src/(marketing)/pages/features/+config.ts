import { features } from '#(marketing)/content/features.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/features',
  audience: 'public',
  indexed: true,
  title: features.title,
  description: features.description,
  keywords: features.keywords,
  picture: 'of-title',
  breadcrumbs: [{ name: features.heading, path: '/features' }],
});
