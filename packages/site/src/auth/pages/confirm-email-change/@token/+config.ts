import { emailChangeWords } from '@infinite/schema/words/email-change.en';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/confirm-email-change/@token',
  canonicalPath: '/confirm-email-change',
  audience: 'token',
  plain: true,
  title: `${emailChangeWords.page.title} | Infinite Connections`,
  description: emailChangeWords.settings.hint,
});
