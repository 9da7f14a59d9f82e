import { newsletterPageWords as words } from '@infinite/schema/words/newsletter.en';
import type { Config } from 'vike/types';

export default {
  route: '/newsletter/again',
  audience: 'token',
  title: `${words.again.title} | Infinite Connections`,
  description: words.again.lead,
  canonicalPath: '/newsletter/again',
} satisfies Config;
