import { coreFeatures } from '#(marketing)/content/core-features.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/core-features',
  audience: 'public',
  indexed: true,
  title: coreFeatures.title,
  description: coreFeatures.description,
  keywords: coreFeatures.keywords,
  picture: 'of-title',
  breadcrumbs: [{ name: coreFeatures.heading, path: '/core-features' }],
});
