import { termsOfService } from '#(marketing)/content/terms-of-service.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/terms-of-service',
  audience: 'public',
  indexed: true,
  title: termsOfService.title,
  description: termsOfService.description,
  keywords: ['Infinite Connections', 'terms of service'],
  picture: 'of-title',
  breadcrumbs: [{ name: termsOfService.heading, path: '/terms-of-service' }],
});
