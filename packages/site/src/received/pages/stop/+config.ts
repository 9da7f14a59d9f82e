import { receivedWords } from '@infinite/schema/words/received.en';
import type { Config } from 'vike/types';

export default {
  audience: 'token',
  title: `${receivedWords.stop.tabTitle} | Infinite Connections`,
  canonicalPath: '/shared',
} satisfies Config;
