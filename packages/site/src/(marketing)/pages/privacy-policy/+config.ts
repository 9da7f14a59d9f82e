import { privacyPolicy } from '#(marketing)/content/privacy-policy.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/privacy-policy',
  audience: 'public',
  indexed: true,
  title: privacyPolicy.title,
  description: privacyPolicy.description,
  keywords: ['Infinite Connections', 'privacy policy'],
  picture: 'of-title',
  breadcrumbs: [{ name: privacyPolicy.heading, path: '/privacy-policy' }],
});
