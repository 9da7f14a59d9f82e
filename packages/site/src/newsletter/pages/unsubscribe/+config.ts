import { newsletterPageWords as words } from '@infinite/schema/words/newsletter.en';
import type { Config } from 'vike/types';

export default {
  route: '/newsletter/unsubscribe/@token',
  audience: 'token',
  title: `${words.unsubscribe.title} | Infinite Connections`,
  canonicalPath: '/newsletter/unsubscribe',
} satisfies Config;
