import type { Config } from 'vike/types';
import { myReview } from '#reviews/content/reviews.ts';

export default {
  route: '/reviews/mine',
  audience: 'member',
  indexed: false,
  title: myReview.title,
  description: myReview.lead,
  canonicalPath: '/reviews/mine',
} satisfies Config;
