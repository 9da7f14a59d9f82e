import { offlineWords } from '#offline/offline.en.ts';
import { offlinePath } from '#offline/paths.ts';
import { pageMetadata } from '#seo/page-metadata.en.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: offlinePath,
  audience: 'public',
  indexed: false,
  frame: 'token',
  title: offlineWords.title,
  description: offlineWords.lead,
  keywords: pageMetadata.default.keywords,
  picture: 'of-home',
  breadcrumbs: [],
});
