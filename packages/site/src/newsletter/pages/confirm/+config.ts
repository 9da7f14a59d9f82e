import { newsletterPageWords as words } from '@infinite/schema/words/newsletter.en';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/newsletter/confirm/@token',
  canonicalPath: '/newsletter/confirm',
  audience: 'token',
  plain: true,
  title: `${words.confirm.title} | Infinite Connections`,
});
