import type { PageContextServer } from 'vike/types';
import type { PageMetadata } from '#seo/page-metadata.ts';
import { treeWords as words } from './tree.en.ts';

/** The metadata of a page about a person of the tree. */
export function personTitle({
  data,
}: PageContextServer<{ readonly person: { readonly name: string } }>): PageMetadata {
  return {
    title: `${data?.person.name || words.title} | Infinite Connections`,
    description: words.description,
    keywords: [],
    picture: 'of-home',
    breadcrumbs: [],
  };
}
