import { memberSettingsWords } from '@infinite/schema/words/member-settings.en';
import type { Config } from 'vike/types';

export default {
  route: '/settings',
  audience: 'member',
  title: `${memberSettingsWords.pageTitle} | Infinite Connections`,
  canonicalPath: '/settings',
} satisfies Config;
