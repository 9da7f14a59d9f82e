import { legacyMessages } from '#(marketing)/content/legacy.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/legacy-messages',
  audience: 'public',
  indexed: true,
  title: legacyMessages.title,
  description: legacyMessages.description,
  keywords: legacyMessages.keywords,
  picture: 'of-title',
  breadcrumbs: [{ name: legacyMessages.heading, path: '/legacy-messages' }],
});
