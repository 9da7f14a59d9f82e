import type { PageContextServer } from 'vike/types';
import { organization, website } from '#seo/organization.ts';

export const structuredData = ({ site }: PageContextServer): object[] => [
  organization(site),
  website(site),
];
