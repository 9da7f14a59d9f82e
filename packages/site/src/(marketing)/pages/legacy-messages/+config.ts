import type { Config } from 'vike/types';
import { legacyMessages } from '#(marketing)/content/legacy.ts';

export default {
  route: '/legacy-messages',
  title: legacyMessages.title,
  description: legacyMessages.description,
  keywords: [...legacyMessages.keywords],
} satisfies Config;
