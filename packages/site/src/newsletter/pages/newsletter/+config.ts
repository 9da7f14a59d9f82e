import { newsletterPageWords as words } from '@infinite/schema/words/newsletter.en';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/newsletter',
  audience: 'public',
  indexed: true,
  title: `${words.title} | Infinite Connections`,
  description: words.description,
  keywords: ['family history newsletter', 'legacy letters', 'voice recordings'],
  picture: 'of-title',
  breadcrumbs: [{ name: words.title, path: '/newsletter' }],
});
