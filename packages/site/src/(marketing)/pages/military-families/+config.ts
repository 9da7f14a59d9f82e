import type { Config } from 'vike/types';
import { militaryFamilies } from '#(marketing)/content/military-families.ts';

export default {
  route: '/military-families',
  title: militaryFamilies.title,
  description: militaryFamilies.description,
  keywords: [...militaryFamilies.keywords],
} satisfies Config;
