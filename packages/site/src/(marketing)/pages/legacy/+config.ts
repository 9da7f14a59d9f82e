import type { Config } from 'vike/types';
import { legacy } from '#(marketing)/content/legacy.ts';

export default {
  route: '/legacy',
  title: legacy.title,
  description: legacy.description,
  keywords: [...legacy.keywords],
} satisfies Config;
