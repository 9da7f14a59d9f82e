import { verifyEmailWords } from '@infinite/schema/words/auth-modal.en';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/verify-email/@token',
  canonicalPath: '/verify-email',
  audience: 'token',
  plain: true,
  title: `${verifyEmailWords.title} | Infinite Connections`,
  description: verifyEmailWords.lead,
});
