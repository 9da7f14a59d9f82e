import type { PageContextServer } from 'vike/types';
import { features } from '#(marketing)/content/features.ts';
import { breadcrumbs } from '#seo/breadcrumbs.ts';

export const structuredData = ({ site }: PageContextServer): object[] => [
  breadcrumbs(site, features.heading, '/features'),
];
