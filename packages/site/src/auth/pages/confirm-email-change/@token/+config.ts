import { emailChangeWords } from '@infinite/schema/words/email-change.en';
import type { Config } from 'vike/types';

export default {
  route: '/confirm-email-change/@token',
  audience: 'token',
  title: `${emailChangeWords.page.title} | Infinite Connections`,
  description: emailChangeWords.settings.hint,
  canonicalPath: '/confirm-email-change',
} satisfies Config;
