import { resetPasswordWords } from '@infinite/schema/words/auth-modal.en';
import type { Config } from 'vike/types';

export default {
  route: '/reset-password/@token',
  audience: 'token',
  title: `${resetPasswordWords.title} | Infinite Connections`,
  description: resetPasswordWords.lead,
  canonicalPath: '/reset-password',
} satisfies Config;
