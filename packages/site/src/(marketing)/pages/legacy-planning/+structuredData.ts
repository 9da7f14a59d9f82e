import type { PageContextServer } from 'vike/types';
import { legacyPlanning } from '#(marketing)/content/legacy-planning.ts';
import { breadcrumbs } from '#seo/breadcrumbs.ts';
import { howTo } from '#seo/how-to.ts';

export const structuredData = ({ site }: PageContextServer): object[] => [
  breadcrumbs(site, legacyPlanning.heading, '/legacy-planning'),
  howTo('How to put your legacy in order in six sittings', legacyPlanning.sittings.items),
];
