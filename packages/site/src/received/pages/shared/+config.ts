import { receivedWords } from '@infinite/schema/words/received.en';
import { pageMetadata } from '#seo/page-metadata.en.ts';
import type { Config } from 'vike/types';

export default {
  audience: 'token',
  // The title contains no name: it stays in the browser history of a device that may be shared.
  title: `${receivedWords.tabTitle} | Infinite Connections`,
  canonicalPath: '/shared',
  description: pageMetadata.shared.description,
  keywords: [...pageMetadata.shared.keywords],
} satisfies Config;
