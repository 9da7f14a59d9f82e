import { adminConsoleWords } from '@infinite/schema/words/admin-console.en';
import { definePage } from '#seo/define-page.ts';
import { pageMetadata } from '#seo/page-metadata.en.ts';

export default definePage({
  route: 'by-function',
  canonicalPath: '/admin',
  audience: 'admin',
  title: `${adminConsoleWords.title} | Infinite Connections`,
  description: pageMetadata.admin.description,
  keywords: pageMetadata.admin.keywords,
});
