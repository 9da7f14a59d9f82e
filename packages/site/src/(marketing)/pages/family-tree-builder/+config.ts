import type { Config } from 'vike/types';
import { familyTreeBuilder as text } from '#(marketing)/content/introductions/family-tree-builder.ts';

export default {
  route: text.path,
  title: text.title,
  description: text.description,
  keywords: [...text.keywords],
} satisfies Config;
