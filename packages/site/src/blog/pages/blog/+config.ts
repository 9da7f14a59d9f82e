import { blogPageWords } from '@infinite/schema/words/blog-pages.en';
import type { Config } from 'vike/types';

export default {
  route: '/blog',
  title: `${blogPageWords.title} | Infinite Connections`,
  description: blogPageWords.description,
  keywords: [...blogPageWords.keywords],
  canonicalPath: '/blog',
} satisfies Config;
