import { libraryWords, voiceRecordingsIntroduction as words } from '#recordings/recorder.en.ts';
import { voiceMessagesPath, voiceRecordingsPath } from '#recordings/pages/paths.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: 'by-function',
  canonicalPath: voiceRecordingsPath,
  aliases: [voiceMessagesPath],
  audience: 'visitor',
  indexed: true,
  title: words.title,
  description: words.description,
  keywords: words.keywords,
  picture: 'of-title',
  breadcrumbs: [{ name: libraryWords.pageTitle, path: voiceRecordingsPath }],
});
