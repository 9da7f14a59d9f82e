import { futureMessagesWords } from '@infinite/schema/words/future-messages.en';
import type { Config } from 'vike/types';

export default {
  audience: 'member',
  title: `${futureMessagesWords.pageTitle} | Infinite Connections`,
} satisfies Config;
