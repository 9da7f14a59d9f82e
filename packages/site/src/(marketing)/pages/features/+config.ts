import type { Config } from 'vike/types';
import { features } from '#(marketing)/content/features.ts';

export default {
  route: '/features',
  title: features.title,
  description: features.description,
  keywords: [...features.keywords],
} satisfies Config;
