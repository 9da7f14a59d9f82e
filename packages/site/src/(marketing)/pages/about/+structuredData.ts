import type { PageContextServer } from 'vike/types';
import { breadcrumbs } from '#seo/breadcrumbs.ts';
import { organization } from '#seo/organization.ts';
import { about } from '#(marketing)/content/about.ts';

export const structuredData = ({ site }: PageContextServer): object[] => [
  {
    '@context': 'https://schema.org',
    '@type': 'AboutPage',
    name: about.heading,
    mainEntity: organization(site),
  },
  breadcrumbs(site, about.heading, '/about'),
];
