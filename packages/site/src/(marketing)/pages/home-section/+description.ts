import type { PageContext } from 'vike/types';
import { homeFeatures } from '#(marketing)/content/introductions/home-features.ts';
import { homeSectionOf } from '#(marketing)/home-sections.ts';

export function description({ routeParams }: PageContext): string | null {
  const section = homeSectionOf(routeParams.section);
  return section ? homeFeatures[section].lead : null;
}
