import type { Config } from 'vike/types';
import { familyCollaboration as text } from '#(marketing)/content/introductions/family-collaboration.ts';

export default {
  route: text.path,
  title: text.title,
  description: text.description,
  keywords: [...text.keywords],
} satisfies Config;
