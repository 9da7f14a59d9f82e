import type { Config } from 'vike/types';
import { coreFeatures } from '#(marketing)/content/core-features.ts';

export default {
  route: '/core-features',
  title: coreFeatures.title,
  description: coreFeatures.description,
  keywords: [...coreFeatures.keywords],
} satisfies Config;
