import type { Config } from 'vike/types';
import { voiceAncestry as text } from '#(marketing)/content/introductions/voice-ancestry.ts';

export default {
  route: text.path,
  title: text.title,
  description: text.description,
  keywords: [...text.keywords],
} satisfies Config;
