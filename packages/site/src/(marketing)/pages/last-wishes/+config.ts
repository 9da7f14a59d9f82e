import type { Config } from 'vike/types';
import { lastWishes as text } from '#(marketing)/content/introductions/last-wishes.ts';

export default {
  route: text.path,
  title: text.title,
  description: text.description,
  keywords: [...text.keywords],
} satisfies Config;
