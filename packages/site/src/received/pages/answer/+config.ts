import { answerWords } from '#received/answer.en.ts';
import { definePage } from '#seo/define-page.ts';
import { pageMetadata } from '#seo/page-metadata.en.ts';

export default definePage({
  route: '/answer/@token',
  canonicalPath: '/answer',
  audience: 'token',
  title: `${answerWords.pageTitle} | Infinite Connections`,
  description: pageMetadata.answer.description,
  keywords: pageMetadata.answer.keywords,
});
