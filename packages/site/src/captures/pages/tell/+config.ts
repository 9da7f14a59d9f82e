import { tellWords } from '@infinite/schema/words/tell.en';
import { definePage } from '#seo/define-page.ts';
import { pageMetadata } from '#seo/page-metadata.en.ts';

// The title contains neither name nor question: it stays in the history of a device that may be shared.
export default definePage({
  route: '/tell/@token',
  canonicalPath: '/tell',
  audience: 'token',
  title: `${tellWords.tabTitle} | Infinite Connections`,
  description: pageMetadata.tell.description,
  keywords: pageMetadata.tell.keywords,
});
