import { dashboardWords } from '@infinite/schema/words/dashboard.en';
import { pageMetadata } from '@infinite/schema/words/page-metadata.en';
import type { Config } from 'vike/types';

export default {
  audience: 'member',
  title: `${dashboardWords.pageTitle} | Infinite Connections`,
  canonicalPath: '/dashboard',
  description: pageMetadata.dashboard.description,
  keywords: [...pageMetadata.dashboard.keywords],
} satisfies Config;
