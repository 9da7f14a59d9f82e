import type { Config } from 'vike/types';
import { accessibility } from '#(marketing)/content/accessibility.ts';

export default {
  route: '/accessibility',
  title: accessibility.title,
  description: accessibility.description,
  keywords: [...accessibility.keywords],
} satisfies Config;
