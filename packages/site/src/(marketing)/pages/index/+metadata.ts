import { home } from '#(marketing)/content/home.ts';
import type { MetadataByRequest } from '#seo/page-metadata.ts';
import { sampleFilmObject } from '#seo/sample-film.ts';
import { organization, website } from '#seo/schema-org.ts';

// The film's addresses are known to the bundle alone, which a configuration is not part of.
export const metadata: MetadataByRequest = ({ site }) => ({
  title: home.title,
  description: home.description,
  keywords: home.keywords,
  picture: 'of-title',
  breadcrumbs: [],
  structuredData: [organization(site), website(site), sampleFilmObject(site)],
});
