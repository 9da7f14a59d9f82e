import type { Config } from 'vike/types';
import { enhanced } from '#(marketing)/content/enhanced.ts';

export default {
  route: '/enhanced',
  canonicalPath: '/',
  indexed: false,
  title: enhanced.title,
  description: enhanced.description,
  keywords: [...enhanced.keywords],
} satisfies Config;
