import { futureMessagesWords } from '@infinite/schema/words/future-messages.en';
import { pageMetadata } from '@infinite/schema/words/page-metadata.en';
import type { Config } from 'vike/types';

export default {
  audience: 'member',
  title: `${futureMessagesWords.pageTitle} | Infinite Connections`,
  description: pageMetadata.futureMessages.description,
  keywords: [...pageMetadata.futureMessages.keywords],
} satisfies Config;
