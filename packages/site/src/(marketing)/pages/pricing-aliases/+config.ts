import type { Config } from 'vike/types';
import { pricing } from '#(marketing)/content/pricing.ts';

/** The other two addresses of /pricing, which search engines are to leave alone. */
export default {
  indexed: false,
  title: pricing.title,
  description: pricing.description,
  keywords: [...pricing.keywords],
  canonicalPath: '/pricing',
} satisfies Config;
