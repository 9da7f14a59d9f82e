import type { ComponentType } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { FamilyRecipesIntroduction } from '#(marketing)/components/introductions/family-recipes-introduction.tsx';
import { FamilyTreeIntroduction } from '#(marketing)/components/introductions/family-tree-introduction.tsx';
import { MemoryVaultIntroduction } from '#(marketing)/components/introductions/memory-vault-introduction.tsx';
import { ScrapbooksIntroduction } from '#(marketing)/components/introductions/scrapbooks-introduction.tsx';
import { TimeCapsulesIntroduction } from '#(marketing)/components/introductions/time-capsules-introduction.tsx';
import { homeSectionOf, type HomeSection } from '#(marketing)/home-sections.ts';

const screens: Record<HomeSection, ComponentType> = {
  memories: MemoryVaultIntroduction,
  'family-tree': FamilyTreeIntroduction,
  scrapbooks: ScrapbooksIntroduction,
  'time-capsules': TimeCapsulesIntroduction,
  recipes: FamilyRecipesIntroduction,
};

/** The feature screen of the chosen section. */
export function Page() {
  const section = homeSectionOf(usePageContext().routeParams.section);
  if (!section) return null;
  const Screen = screens[section];
  return <Screen />;
}
