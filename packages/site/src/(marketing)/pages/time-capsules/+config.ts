import type { Config } from 'vike/types';
import { timeCapsules as text } from '#(marketing)/content/introductions/time-capsules.ts';

export default {
  route: text.path,
  title: text.title,
  description: text.description,
  keywords: [...text.keywords],
} satisfies Config;
