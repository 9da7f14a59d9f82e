import { newsletterPageWords as words } from '@infinite/schema/words/newsletter.en';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/newsletter/again',
  audience: 'token',
  plain: true,
  title: `${words.again.title} | Infinite Connections`,
  description: words.again.lead,
});
