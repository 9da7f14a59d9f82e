import { futureMessagesWords } from '#messages/future-messages.en.ts';
import { definePage } from '#seo/define-page.ts';
import { pageMetadata } from '#seo/page-metadata.en.ts';

export default definePage({
  route: 'by-function',
  audience: 'member',
  title: `${futureMessagesWords.pageTitle} | Infinite Connections`,
  description: pageMetadata.futureMessages.description,
  keywords: pageMetadata.futureMessages.keywords,
});
