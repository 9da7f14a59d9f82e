import type { Config } from 'vike/types';
import { familyTree as text } from '#(marketing)/content/introductions/family-tree.ts';

export default {
  route: text.path,
  title: text.title,
  description: text.description,
  keywords: [...text.keywords],
} satisfies Config;
