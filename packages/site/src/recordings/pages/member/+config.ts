import { libraryWords } from '#recordings/recorder.en.ts';
import { pageMetadata } from '#seo/page-metadata.en.ts';
import type { Config } from 'vike/types';
import { voiceRecordingsPath } from '#recordings/pages/paths.ts';

export default {
  audience: 'member',
  title: `${libraryWords.pageTitle} | Infinite Connections`,
  description: libraryWords.lead,
  canonicalPath: voiceRecordingsPath,
  keywords: [...pageMetadata.recordings.keywords],
} satisfies Config;
