import { verifyEmailWords } from '@infinite/schema/words/auth-modal.en';
import type { Config } from 'vike/types';

export default {
  route: '/verify-email/@token',
  audience: 'token',
  title: `${verifyEmailWords.title} | Infinite Connections`,
  description: verifyEmailWords.lead,
  canonicalPath: '/verify-email',
} satisfies Config;
