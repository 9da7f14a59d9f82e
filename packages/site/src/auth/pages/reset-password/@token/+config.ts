import { resetPasswordWords } from '@infinite/schema/words/auth-modal.en';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/reset-password/@token',
  canonicalPath: '/reset-password',
  audience: 'token',
  plain: true,
  title: `${resetPasswordWords.title} | Infinite Connections`,
  description: resetPasswordWords.lead,
});
