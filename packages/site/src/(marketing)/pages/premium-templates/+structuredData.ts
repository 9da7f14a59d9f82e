import type { PageContextServer } from 'vike/types';
import { templatesPage } from '#(marketing)/content/templates.ts';
import { breadcrumbs } from '#seo/breadcrumbs.ts';

export const structuredData = ({ site }: PageContextServer): object[] => [
  breadcrumbs(site, templatesPage.heading, '/premium-templates'),
];
