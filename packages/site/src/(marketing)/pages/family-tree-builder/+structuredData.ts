import type { PageContextServer } from 'vike/types';
import { familyTreeBuilder as text } from '#(marketing)/content/introductions/family-tree-builder.ts';
import { breadcrumbs } from '#seo/breadcrumbs.ts';

export const structuredData = ({ site }: PageContextServer): object[] => [
  breadcrumbs(site, text.heading, text.path),
];
