import type { Config } from 'vike/types';
import { familyLegacyHub } from '#(marketing)/content/family-legacy-hub.ts';

export default {
  route: '/family-legacy-hub',
  title: familyLegacyHub.title,
  description: familyLegacyHub.description,
  keywords: [...familyLegacyHub.keywords],
} satisfies Config;
