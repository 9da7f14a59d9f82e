import type { PageContextServer } from 'vike/types';
import { lastWishes as text } from '#(marketing)/content/introductions/last-wishes.ts';
import { breadcrumbs } from '#seo/breadcrumbs.ts';

export const structuredData = ({ site }: PageContextServer): object[] => [
  breadcrumbs(site, text.heading, text.path),
];
