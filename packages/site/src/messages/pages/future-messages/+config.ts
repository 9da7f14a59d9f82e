import { futureMessagesWords } from '#messages/future-messages.en.ts';
import { pageMetadata } from '#seo/page-metadata.en.ts';
import type { Config } from 'vike/types';

export default {
  audience: 'member',
  title: `${futureMessagesWords.pageTitle} | Infinite Connections`,
  description: pageMetadata.futureMessages.description,
  keywords: [...pageMetadata.futureMessages.keywords],
} satisfies Config;
