import type { PageContextServer } from 'vike/types';
import { scrapbooks as text } from '#(marketing)/content/introductions/scrapbooks.ts';
import { breadcrumbs } from '#seo/breadcrumbs.ts';

export const structuredData = ({ site }: PageContextServer): object[] => [
  breadcrumbs(site, text.heading, text.path),
];
