import { secondStepPageWords as words } from '@infinite/schema/words/auth-modal.en';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/sign-in/code',
  audience: 'public',
  indexed: false,
  title: `${words.title} | Infinite Connections`,
  description: words.description,
  keywords: words.keywords,
  picture: 'of-title',
  breadcrumbs: [{ name: words.title, path: '/sign-in/code' }],
});
