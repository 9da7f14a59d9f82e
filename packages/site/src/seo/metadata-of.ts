import { siteShellWords } from '@infinite/schema/words/site-shell.en';
import type { PageContext, PageContextServer } from 'vike/types';
import { pageMetadata } from './page-metadata.en.ts';
import type { PageMetadata } from './page-metadata.ts';

const unknown: PageMetadata = {
  title: siteShellWords.name,
  ...pageMetadata.default,
  picture: 'of-home',
  breadcrumbs: [],
};

/** The metadata of the page at hand: as `definePage` has it, or as `+metadata.ts` computes it. */
export function metadataOf(pageContext: PageContext): PageMetadata {
  const { metadata } = pageContext.config;
  if (typeof metadata !== 'function') return metadata ?? unknown;
  // The head is rendered on the server alone.
  return metadata(pageContext as PageContextServer) ?? unknown;
}
