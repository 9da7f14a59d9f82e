import type { HomeSection } from '#(marketing)/home-sections.ts';
import { familyRecipes } from './family-recipes.ts';
import { familyTree } from './family-tree.ts';
import type { IntroductionText } from './introduction-text.ts';
import { memoryVault } from './memory-vault.ts';
import { scrapbooks } from './scrapbooks.ts';
import { timeCapsules } from './time-capsules.ts';

/** What each section of the home page shows. */
export const homeFeatures: Record<HomeSection, IntroductionText> = {
  memories: memoryVault,
  'family-tree': familyTree,
  scrapbooks,
  'time-capsules': timeCapsules,
  recipes: familyRecipes,
};
