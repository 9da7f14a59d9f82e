import { answerWords } from '#received/answer.en.ts';
import { pageMetadata } from '#seo/page-metadata.en.ts';
import type { Config } from 'vike/types';

export default {
  audience: 'token',
  title: `${answerWords.pageTitle} | Infinite Connections`,
  canonicalPath: '/answer',
  description: pageMetadata.answer.description,
  keywords: [...pageMetadata.answer.keywords],
} satisfies Config;
