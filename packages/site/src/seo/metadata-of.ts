import { siteShellWords } from '@infinite/schema/words/site-shell.en';
import { isEnglishInUse } from '@infinite/schema/locale/formats';
import { inReadersLanguage } from '@infinite/schema/words/locale';
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
  const metadata = metadataInEnglish(pageContext);
  if (isEnglishInUse()) return metadata;
  const [subject = '', ...rest] = metadata.title.split(' | ');
  return {
    ...metadata,
    title: [inReadersLanguage(subject), ...rest].join(' | '),
    description: inReadersLanguage(metadata.description),
  };
}

function metadataInEnglish(pageContext: PageContext): PageMetadata {
  const { metadata } = pageContext.config;
  if (typeof metadata !== 'function') return metadata ?? unknown;
  // The head is rendered on the server alone.
  return metadata(pageContext as PageContextServer) ?? unknown;
}
