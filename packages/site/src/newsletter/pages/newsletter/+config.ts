import { newsletterPageWords as words } from '@infinite/schema/words/newsletter.en';
import type { Config } from 'vike/types';

export default {
  route: '/newsletter',
  audience: 'public',
  indexed: true,
  title: `${words.title} | Infinite Connections`,
  description: words.description,
  keywords: ['family history newsletter', 'legacy letters', 'voice recordings'],
  canonicalPath: '/newsletter',
} satisfies Config;
