import type { PageContextServer } from 'vike/types';
import { timeCapsules as text } from '#(marketing)/content/introductions/time-capsules.ts';
import { breadcrumbs } from '#seo/breadcrumbs.ts';

export const structuredData = ({ site }: PageContextServer): object[] => [
  breadcrumbs(site, text.heading, text.path),
];
