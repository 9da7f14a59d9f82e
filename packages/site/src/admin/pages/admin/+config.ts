import { adminConsoleWords } from '@infinite/schema/words/admin-console.en';
import type { Config } from 'vike/types';

export default {
  audience: 'admin',
  title: `${adminConsoleWords.title} | Infinite Connections`,
  canonicalPath: '/admin',
} satisfies Config;
