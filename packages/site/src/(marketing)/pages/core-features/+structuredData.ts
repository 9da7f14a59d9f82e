import type { PageContextServer } from 'vike/types';
import { coreFeatures } from '#(marketing)/content/core-features.ts';
import { breadcrumbs } from '#seo/breadcrumbs.ts';

export const structuredData = ({ site }: PageContextServer): object[] => [
  breadcrumbs(site, coreFeatures.heading, '/core-features'),
];
