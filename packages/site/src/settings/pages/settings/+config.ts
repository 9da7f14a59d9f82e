import { memberSettingsWords } from '#settings/member-settings.en.ts';
import { pageMetadata } from '#seo/page-metadata.en.ts';
import type { Config } from 'vike/types';

export default {
  route: '/settings',
  audience: 'member',
  title: `${memberSettingsWords.pageTitle} | Infinite Connections`,
  canonicalPath: '/settings',
  description: pageMetadata.settings.description,
  keywords: [...pageMetadata.settings.keywords],
} satisfies Config;
