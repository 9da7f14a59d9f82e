import type { Config } from 'vike/types';
import { familyRecipes as text } from '#(marketing)/content/introductions/family-recipes.ts';

export default {
  route: text.path,
  title: text.title,
  description: text.description,
  keywords: [...text.keywords],
} satisfies Config;
