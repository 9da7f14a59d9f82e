import { apiDocsPath } from '#developers/api-docs-path.ts';
import { apiDocsWords } from '#developers/api-docs.en.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: apiDocsPath,
  audience: 'public',
  // robots.txt closes /api/.
  indexed: false,
  title: `${apiDocsWords.title} | Infinite Connections`,
  description: apiDocsWords.description,
  keywords: [],
  picture: 'of-home',
  breadcrumbs: [],
});
