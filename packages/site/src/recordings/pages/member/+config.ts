import { libraryWords } from '#recordings/recorder.en.ts';
import { voiceRecordingsPath } from '#recordings/pages/paths.ts';
import { pageMetadata } from '#seo/page-metadata.en.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: 'by-function',
  canonicalPath: voiceRecordingsPath,
  audience: 'member',
  title: `${libraryWords.pageTitle} | Infinite Connections`,
  description: libraryWords.lead,
  keywords: pageMetadata.recordings.keywords,
});
