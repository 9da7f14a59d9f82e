import { adminConsoleWords } from '@infinite/schema/words/admin-console.en';
import { pageMetadata } from '#seo/page-metadata.en.ts';
import type { Config } from 'vike/types';

export default {
  audience: 'admin',
  title: `${adminConsoleWords.title} | Infinite Connections`,
  canonicalPath: '/admin',
  description: pageMetadata.admin.description,
  keywords: [...pageMetadata.admin.keywords],
} satisfies Config;
