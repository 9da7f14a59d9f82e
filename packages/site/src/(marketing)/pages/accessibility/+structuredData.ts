import type { PageContextServer } from 'vike/types';
import { accessibility } from '#(marketing)/content/accessibility.ts';
import { breadcrumbs } from '#seo/breadcrumbs.ts';

export const structuredData = ({ site }: PageContextServer): object[] => [
  breadcrumbs(site, accessibility.heading, '/accessibility'),
];
