import type { ComponentType } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { FamilyRecipesIntroduction } from '#(marketing)/components/introductions/family-recipes-introduction.tsx';
import { LastWishesIntroduction } from '#(marketing)/components/introductions/last-wishes-introduction.tsx';
import { ScrapbooksIntroduction } from '#(marketing)/components/introductions/scrapbooks-introduction.tsx';
import { TimeCapsulesIntroduction } from '#(marketing)/components/introductions/time-capsules-introduction.tsx';
import {
  introductionAt,
  type IntroductionName,
} from '#(marketing)/content/introductions/introductions.ts';

const screens: Record<IntroductionName, ComponentType> = {
  familyRecipes: FamilyRecipesIntroduction,
  lastWishes: LastWishesIntroduction,
  scrapbooks: ScrapbooksIntroduction,
  timeCapsules: TimeCapsulesIntroduction,
};

/** The introduction that the address names. */
export function Page() {
  const name = introductionAt(usePageContext().urlPathname);
  if (!name) return null;
  const Screen = screens[name];
  return <Screen />;
}
