import { newsletterPageWords as words } from '@infinite/schema/words/newsletter.en';
import type { Config } from 'vike/types';

export default {
  route: '/newsletter/confirm/@token',
  audience: 'token',
  title: `${words.confirm.title} | Infinite Connections`,
  canonicalPath: '/newsletter/confirm',
} satisfies Config;
