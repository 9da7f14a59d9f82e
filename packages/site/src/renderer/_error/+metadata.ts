import { siteShellWords } from '@infinite/schema/words/site-shell.en';
import { pageMetadata } from '#seo/page-metadata.en.ts';
import type { MetadataByRequest } from '#seo/page-metadata.ts';

export const metadata: MetadataByRequest = ({ is404 }) => ({
  ...pageMetadata.default,
  title: is404 ? siteShellWords.notFound.title : siteShellWords.failure.title,
  picture: 'of-home',
  breadcrumbs: [],
});
