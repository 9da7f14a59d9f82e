import type { Config } from 'vike/types';
import { legacyPlanning } from '#(marketing)/content/legacy-planning.ts';

export default {
  route: '/legacy-planning',
  title: legacyPlanning.title,
  description: legacyPlanning.description,
  keywords: [...legacyPlanning.keywords],
} satisfies Config;
