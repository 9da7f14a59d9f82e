import { memberSettingsWords } from '@infinite/schema/words/member-settings.en';
import { pageMetadata } from '@infinite/schema/words/page-metadata.en';
import type { Config } from 'vike/types';

export default {
  route: '/settings',
  audience: 'member',
  title: `${memberSettingsWords.pageTitle} | Infinite Connections`,
  canonicalPath: '/settings',
  description: pageMetadata.settings.description,
  keywords: [...pageMetadata.settings.keywords],
} satisfies Config;
