import { receivedWords } from '@infinite/schema/words/received.en';
import { definePage } from '#seo/define-page.ts';
import { pageMetadata } from '#seo/page-metadata.en.ts';

// The title contains no name: it stays in the browser history of a device that may be shared.
export default definePage({
  route: '/shared/@token',
  canonicalPath: '/shared',
  audience: 'token',
  title: `${receivedWords.tabTitle} | Infinite Connections`,
  description: pageMetadata.shared.description,
  keywords: pageMetadata.shared.keywords,
});
