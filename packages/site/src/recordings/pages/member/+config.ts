import { libraryWords } from '@infinite/schema/words/recorder.en';
import { pageMetadata } from '@infinite/schema/words/page-metadata.en';
import type { Config } from 'vike/types';
import { voiceRecordingsPath } from '#recordings/pages/paths.ts';

export default {
  audience: 'member',
  title: `${libraryWords.pageTitle} | Infinite Connections`,
  description: libraryWords.lead,
  canonicalPath: voiceRecordingsPath,
  keywords: [...pageMetadata.recordings.keywords],
} satisfies Config;
