import { dashboardWords } from '#dashboard/dashboard.en.ts';
import { definePage } from '#seo/define-page.ts';
import { pageMetadata } from '#seo/page-metadata.en.ts';

export default definePage({
  route: 'by-function',
  canonicalPath: '/dashboard',
  audience: 'member',
  title: `${dashboardWords.pageTitle} | Infinite Connections`,
  description: pageMetadata.dashboard.description,
  keywords: pageMetadata.dashboard.keywords,
});
