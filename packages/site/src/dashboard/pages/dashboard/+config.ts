import { dashboardWords } from '#dashboard/dashboard.en.ts';
import { pageMetadata } from '#seo/page-metadata.en.ts';
import type { Config } from 'vike/types';

export default {
  audience: 'member',
  title: `${dashboardWords.pageTitle} | Infinite Connections`,
  canonicalPath: '/dashboard',
  description: pageMetadata.dashboard.description,
  keywords: [...pageMetadata.dashboard.keywords],
} satisfies Config;
