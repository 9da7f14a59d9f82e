import { answerWords } from '@infinite/schema/words/answer.en';
import type { Config } from 'vike/types';

export default {
  audience: 'token',
  title: `${answerWords.pageTitle} | Infinite Connections`,
  canonicalPath: '/answer',
} satisfies Config;
