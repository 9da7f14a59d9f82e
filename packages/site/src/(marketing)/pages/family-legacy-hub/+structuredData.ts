import type { PageContextServer } from 'vike/types';
import { familyLegacyHub } from '#(marketing)/content/family-legacy-hub.ts';
import { breadcrumbs } from '#seo/breadcrumbs.ts';

export const structuredData = ({ site }: PageContextServer): object[] => [
  breadcrumbs(site, familyLegacyHub.heading, '/family-legacy-hub'),
];
