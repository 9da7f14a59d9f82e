import type { Config } from 'vike/types';
import { howItWorks } from '#(marketing)/content/how-it-works.ts';

export default {
  route: '/how-it-works',
  title: howItWorks.title,
  description: howItWorks.description,
  keywords: [...howItWorks.keywords],
} satisfies Config;
