import type { Config } from 'vike/types';
import { transparentPricing } from '#(marketing)/content/transparent-pricing.ts';

export default {
  route: '/transparent-pricing',
  title: transparentPricing.title,
  description: transparentPricing.description,
  keywords: [...transparentPricing.keywords],
} satisfies Config;
