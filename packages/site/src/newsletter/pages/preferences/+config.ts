import { newsletterPageWords as words } from '@infinite/schema/words/newsletter.en';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/newsletter/preferences/@token',
  canonicalPath: '/newsletter/preferences',
  audience: 'token',
  plain: true,
  title: `${words.preferences.title} | Infinite Connections`,
});
