import { answerWords } from '@infinite/schema/words/answer.en';
import { pageMetadata } from '@infinite/schema/words/page-metadata.en';
import type { Config } from 'vike/types';

export default {
  audience: 'token',
  title: `${answerWords.pageTitle} | Infinite Connections`,
  canonicalPath: '/answer',
  description: pageMetadata.answer.description,
  keywords: [...pageMetadata.answer.keywords],
} satisfies Config;
