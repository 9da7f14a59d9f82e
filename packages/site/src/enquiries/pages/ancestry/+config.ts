import type { Config } from 'vike/types';
import { ancestry } from '#enquiries/content/ancestry.ts';

export default {
  route: '/ancestry',
  title: ancestry.title,
  description: ancestry.description,
  keywords: [...ancestry.keywords],
  canonicalPath: '/ancestry',
} satisfies Config;
