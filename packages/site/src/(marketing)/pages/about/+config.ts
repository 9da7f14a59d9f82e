import type { Config } from 'vike/types';
import { about } from '#(marketing)/content/about.ts';

export default {
  route: '/about',
  title: about.title,
  description: about.description,
  keywords: [...about.keywords],
} satisfies Config;
