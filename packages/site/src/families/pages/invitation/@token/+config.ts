import type { Config } from 'vike/types';
import { familyPageWords } from '#families/families.en.ts';

const words = familyPageWords.invitation;

export default {
  route: '/invitation/@token',
  audience: 'token',
  title: `${words.title} | Infinite Connections`,
  description: words.title,
  canonicalPath: '/invitation',
} satisfies Config;
