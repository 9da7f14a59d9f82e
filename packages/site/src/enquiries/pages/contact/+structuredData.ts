import type { PageContextServer } from 'vike/types';
import { contact } from '#enquiries/content/contact.ts';
import { breadcrumbs } from '#seo/breadcrumbs.ts';
import { organization } from '#seo/organization.ts';

export const structuredData = ({ site }: PageContextServer): object[] => [
  {
    '@context': 'https://schema.org',
    '@type': 'ContactPage',
    name: contact.heading,
    url: `${site.origin}/contact`,
    mainEntity: organization(site),
  },
  breadcrumbs(site, contact.heading, '/contact'),
];
