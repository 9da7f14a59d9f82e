import { templatesPage } from '#(marketing)/content/templates.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/premium-templates',
  audience: 'public',
  indexed: true,
  title: templatesPage.title,
  description: templatesPage.description,
  keywords: templatesPage.keywords,
  picture: 'of-title',
  breadcrumbs: [{ name: templatesPage.heading, path: '/premium-templates' }],
});
