import type { PageContextServer } from 'vike/types';
import type { PageMetadata } from '#seo/page-metadata.ts';
import { treeVoicesWords as words } from '#tree/voices/tree-voices.en.ts';
import type { Data } from './+data.ts';

export function metadata({ data }: PageContextServer<Data>): PageMetadata {
  return {
    title: `${words.pageTitle(data?.voices.subject.name ?? '')} | Infinite Connections`,
    description: words.description,
    keywords: [],
    picture: 'of-home',
    breadcrumbs: [],
  };
}
