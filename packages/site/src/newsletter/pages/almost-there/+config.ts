import { newsletterPageWords as words } from '@infinite/schema/words/newsletter.en';
import type { Config } from 'vike/types';

export default {
  route: '/newsletter/almost-there',
  audience: 'public',
  title: `${words.almost.title} | Infinite Connections`,
  description: words.almost.lead,
  canonicalPath: '/newsletter/almost-there',
} satisfies Config;
