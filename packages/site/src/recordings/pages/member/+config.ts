import { libraryWords } from '@infinite/schema/words/recorder.en';
import type { Config } from 'vike/types';
import { voiceRecordingsPath } from '#recordings/pages/paths.ts';

export default {
  audience: 'member',
  title: `${libraryWords.pageTitle} | Infinite Connections`,
  description: libraryWords.lead,
  canonicalPath: voiceRecordingsPath,
} satisfies Config;
