import { familyLegacyHub } from '#(marketing)/content/family-legacy-hub.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/family-legacy-hub',
  audience: 'public',
  indexed: true,
  title: familyLegacyHub.title,
  description: familyLegacyHub.description,
  keywords: familyLegacyHub.keywords,
  picture: 'of-title',
  breadcrumbs: [{ name: familyLegacyHub.heading, path: '/family-legacy-hub' }],
});
