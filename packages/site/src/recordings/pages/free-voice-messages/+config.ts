import type { Config } from 'vike/types';
import { freeVoiceMessages as words } from '#recordings/content/free-voice-messages.ts';

export default {
  route: '/free-voice-messages',
  audience: 'public',
  indexed: true,
  clientHooks: true,
  // As the marketing pages: drawn on the server alone; the recorder comes when it is pressed.
  meta: { Page: { env: { server: true, client: false } } },
  title: words.title,
  description: words.description,
  keywords: [...words.keywords],
} satisfies Config;
