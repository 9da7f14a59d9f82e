import { privacy } from '#(marketing)/content/privacy.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/privacy',
  audience: 'public',
  indexed: true,
  title: privacy.title,
  description: privacy.description,
  keywords: ['Infinite Connections', 'privacy'],
  picture: 'of-title',
  breadcrumbs: [{ name: privacy.heading, path: '/privacy' }],
});
