import { signInPageWords } from '@infinite/schema/words/auth-modal.en';
import type { Config } from 'vike/types';
import { readOnly } from '#renderer/read-only.ts';
import { signInPath } from '#auth/sign-in-page.ts';

export default {
  route: '/sign-in',
  audience: 'public',
  title: `${signInPageWords.title} | Infinite Connections`,
  description: signInPageWords.description,
  canonicalPath: signInPath,
  ...readOnly,
} satisfies Config;
