import { familyRecipes } from './family-recipes.ts';
import type { IntroductionText } from './introduction-text.ts';
import { lastWishes } from './last-wishes.ts';
import { scrapbooks } from './scrapbooks.ts';
import { timeCapsules } from './time-capsules.ts';

/** The introductions that one page draws. */
export const introductions = {
  familyRecipes,
  lastWishes,
  scrapbooks,
  timeCapsules,
} as const satisfies Record<string, IntroductionText>;

export type IntroductionName = keyof typeof introductions;

const names = Object.keys(introductions) as IntroductionName[];

/** Further addresses, by which the feature grid knows a page. */
export const introductionAliases: Readonly<Record<string, IntroductionName>> = {
  '/scrapbooks': 'scrapbooks',
};

/** The introduction at a path such as '/time-capsules'. */
export function introductionAt(path: string): IntroductionName | undefined {
  return names.find((name) => introductions[name].path === path) ?? introductionAliases[path];
}
