import type { PageContextServer } from 'vike/types';
import { inspiringAbout } from '#(marketing)/content/inspiring-about.ts';
import { breadcrumbs } from '#seo/breadcrumbs.ts';

export const structuredData = ({ site }: PageContextServer): object[] => [
  breadcrumbs(site, inspiringAbout.heading, '/inspiring-about'),
];
