import { newsletterPageWords as words } from '@infinite/schema/words/newsletter.en';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/newsletter/unsubscribe/@token',
  canonicalPath: '/newsletter/unsubscribe',
  audience: 'token',
  plain: true,
  title: `${words.unsubscribe.title} | Infinite Connections`,
});
