import type { Config } from 'vike/types';
import { scrapbooks as text } from '#(marketing)/content/introductions/scrapbooks.ts';

/** The name by which the feature grid knows the page. */
export default {
  route: '/scrapbooks',
  canonicalPath: text.path,
  indexed: false,
  title: text.title,
  description: text.description,
  keywords: [...text.keywords],
} satisfies Config;
