import { featureBarWords } from '#shell/feature-bar.en.ts';
import { siteShellWords } from '@infinite/schema/words/site-shell.en';
import type { PageContext } from 'vike/types';
import { homeSectionOf } from '#(marketing)/home-sections.ts';

export function title({ routeParams }: PageContext): string {
  const section = homeSectionOf(routeParams.section);
  return section
    ? `${featureBarWords.sections[section]} · ${siteShellWords.name}`
    : siteShellWords.name;
}
