import type { PageContextServer } from 'vike/types';
import { legacy } from '#(marketing)/content/legacy.ts';
import { breadcrumbs } from '#seo/breadcrumbs.ts';

export const structuredData = ({ site }: PageContextServer): object[] => [
  breadcrumbs(site, legacy.heading, '/legacy'),
];
