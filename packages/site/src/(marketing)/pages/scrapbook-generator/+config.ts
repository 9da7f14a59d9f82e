import type { Config } from 'vike/types';
import { scrapbooks as text } from '#(marketing)/content/introductions/scrapbooks.ts';

export default {
  route: text.path,
  title: text.title,
  description: text.description,
  keywords: [...text.keywords],
} satisfies Config;
