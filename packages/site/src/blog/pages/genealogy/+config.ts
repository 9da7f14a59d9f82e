import { genealogyPageWords as words } from '@infinite/schema/words/blog-pages.en';
import type { Config } from 'vike/types';

export default {
  route: '/genealogy-blog',
  title: `${words.title} | Infinite Connections`,
  description: words.description,
  keywords: [...words.keywords],
  canonicalPath: '/genealogy-blog',
} satisfies Config;
