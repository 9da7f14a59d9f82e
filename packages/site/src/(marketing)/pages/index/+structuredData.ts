import type { PageContextServer } from 'vike/types';
import { organization, website } from '#seo/organization.ts';
import { sampleFilmObject } from '#seo/sample-film.ts';

export const structuredData = ({ site }: PageContextServer): object[] => [
  organization(site),
  website(site),
  sampleFilmObject(site),
];
