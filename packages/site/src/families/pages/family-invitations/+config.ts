import type { Config } from 'vike/types';
import { familyPageWords as words } from '#families/families.en.ts';

export default {
  route: '/family-invitations',
  audience: 'member',
  title: `${words.title} | Infinite Connections`,
  description: words.description,
  keywords: [...words.keywords],
  canonicalPath: '/family-invitations',
} satisfies Config;
