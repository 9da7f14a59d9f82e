import { newsletterPageWords as words } from '@infinite/schema/words/newsletter.en';
import type { Config } from 'vike/types';

export default {
  route: '/newsletter/preferences/@token',
  audience: 'token',
  title: `${words.preferences.title} | Infinite Connections`,
  canonicalPath: '/newsletter/preferences',
} satisfies Config;
