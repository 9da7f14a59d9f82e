import type { PageContextServer } from 'vike/types';
import type { PageMetadata } from '#seo/page-metadata.ts';
import { treeWords as words } from '#tree/tree.en.ts';
import type { Data } from './+data.ts';

export function metadata({ data }: PageContextServer<Data>): PageMetadata {
  return {
    title: `${data?.person.name || words.title} | Infinite Connections`,
    description: words.description,
    keywords: [],
    picture: 'of-home',
    breadcrumbs: [],
  };
}
