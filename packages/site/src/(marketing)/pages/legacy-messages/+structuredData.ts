import type { PageContextServer } from 'vike/types';
import { legacyMessages } from '#(marketing)/content/legacy.ts';
import { breadcrumbs } from '#seo/breadcrumbs.ts';

export const structuredData = ({ site }: PageContextServer): object[] => [
  breadcrumbs(site, legacyMessages.heading, '/legacy-messages'),
];
