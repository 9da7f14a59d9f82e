import { signInPageWords } from '@infinite/schema/words/auth-modal.en';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/sign-in',
  audience: 'public',
  indexed: false,
  title: `${signInPageWords.title} | Infinite Connections`,
  description: signInPageWords.description,
  keywords: signInPageWords.keywords,
  picture: 'of-title',
  breadcrumbs: [{ name: signInPageWords.title, path: '/sign-in' }],
});
