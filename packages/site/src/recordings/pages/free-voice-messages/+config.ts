import type { Config } from 'vike/types';
import { readOnly } from '#renderer/read-only.ts';
import { freeVoiceMessages as words } from '#recordings/content/free-voice-messages.ts';

export default {
  route: '/free-voice-messages',
  audience: 'public',
  indexed: true,
  ...readOnly,
  title: words.title,
  description: words.description,
  keywords: [...words.keywords],
} satisfies Config;
