import { militaryFamilies } from '#(marketing)/content/military-families.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/military-families',
  audience: 'public',
  indexed: true,
  title: militaryFamilies.title,
  description: militaryFamilies.description,
  keywords: militaryFamilies.keywords,
  picture: 'of-title',
  breadcrumbs: [{ name: militaryFamilies.heading, path: '/military-families' }],
});
