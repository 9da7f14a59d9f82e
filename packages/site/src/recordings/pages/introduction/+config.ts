import { voiceRecordingsIntroduction as words } from '#recordings/recorder.en.ts';
import type { Config } from 'vike/types';
import { readOnly } from '#renderer/read-only.ts';
import { voiceRecordingsPath } from '#recordings/pages/paths.ts';

export default {
  ...readOnly,
  audience: 'visitor',
  indexed: true,
  title: words.title,
  description: words.description,
  keywords: [...words.keywords],
  canonicalPath: voiceRecordingsPath,
} satisfies Config;
