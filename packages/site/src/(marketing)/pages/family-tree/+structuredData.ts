import type { PageContextServer } from 'vike/types';
import { familyTree as text } from '#(marketing)/content/introductions/family-tree.ts';
import { breadcrumbs } from '#seo/breadcrumbs.ts';

export const structuredData = ({ site }: PageContextServer): object[] => [
  breadcrumbs(site, text.heading, text.path),
];
