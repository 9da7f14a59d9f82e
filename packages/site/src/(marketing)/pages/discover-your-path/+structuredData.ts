import type { PageContextServer } from 'vike/types';
import { discoverYourPath } from '#(marketing)/content/discover-your-path.ts';
import { breadcrumbs } from '#seo/breadcrumbs.ts';

export const structuredData = ({ site }: PageContextServer): object[] => [
  breadcrumbs(site, discoverYourPath.heading, '/discover-your-path'),
];
