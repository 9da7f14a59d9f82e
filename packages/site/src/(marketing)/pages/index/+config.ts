import type { Config } from 'vike/types';
import { home } from '#(marketing)/content/home.ts';

export default {
  route: '/',
  title: home.title,
  description: home.description,
  keywords: [...home.keywords],
} satisfies Config;
