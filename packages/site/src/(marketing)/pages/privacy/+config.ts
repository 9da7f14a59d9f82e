import type { Config } from 'vike/types';
import { privacy } from '#(marketing)/content/privacy.ts';

export default {
  route: '/privacy',
  title: privacy.title,
  description: privacy.description,
  keywords: ['Infinite Connections', 'privacy'],
} satisfies Config;
