import { receivedWords } from '@infinite/schema/words/received.en';
import { pageMetadata } from '#seo/page-metadata.en.ts';
import type { Config } from 'vike/types';

export default {
  audience: 'token',
  // The title names nobody: it stays in the history of whoever's device this is.
  title: `${receivedWords.tabTitle} | Infinite Connections`,
  canonicalPath: '/shared',
  description: pageMetadata.shared.description,
  keywords: [...pageMetadata.shared.keywords],
} satisfies Config;
