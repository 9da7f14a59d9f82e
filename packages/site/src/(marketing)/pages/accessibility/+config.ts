import { accessibility } from '#(marketing)/content/accessibility.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/accessibility',
  audience: 'public',
  indexed: true,
  title: accessibility.title,
  description: accessibility.description,
  keywords: accessibility.keywords,
  picture: 'of-title',
  breadcrumbs: [{ name: accessibility.heading, path: '/accessibility' }],
});
