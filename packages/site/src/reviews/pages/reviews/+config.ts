import type { Config } from 'vike/types';
import { reviews } from '#reviews/content/reviews.ts';

export default {
  route: '/reviews',
  title: reviews.title,
  description: reviews.description,
  keywords: [...reviews.keywords],
  canonicalPath: '/reviews',
} satisfies Config;
