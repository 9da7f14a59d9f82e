import { dashboardWords } from '@infinite/schema/words/dashboard.en';
import type { Config } from 'vike/types';

export default {
  audience: 'member',
  title: `${dashboardWords.pageTitle} | Infinite Connections`,
  canonicalPath: '/dashboard',
} satisfies Config;
