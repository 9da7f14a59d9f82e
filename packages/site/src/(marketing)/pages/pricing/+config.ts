import type { Config } from 'vike/types';
import { pricing } from '#(marketing)/content/pricing.ts';

export default {
  route: '/pricing',
  title: pricing.title,
  description: pricing.description,
  keywords: [...pricing.keywords],
} satisfies Config;
