import { composerWords } from '@infinite/schema/words/composer.en';
import { definePage } from '#seo/define-page.ts';
import { pageMetadata } from '#seo/page-metadata.en.ts';

export default definePage({
  route: 'by-function',
  audience: 'member',
  title: `${composerWords.pageTitle.write} | Infinite Connections`,
  description: pageMetadata.scheduleMessage.description,
  keywords: pageMetadata.scheduleMessage.keywords,
});
