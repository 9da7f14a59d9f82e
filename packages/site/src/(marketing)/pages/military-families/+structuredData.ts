import type { PageContextServer } from 'vike/types';
import { militaryFamilies } from '#(marketing)/content/military-families.ts';
import { breadcrumbs } from '#seo/breadcrumbs.ts';

export const structuredData = ({ site }: PageContextServer): object[] => [
  breadcrumbs(site, militaryFamilies.heading, '/military-families'),
];
