import type { PageContextServer } from 'vike/types';
import type { PageMetadata } from '#seo/page-metadata.ts';
import { sourcesWords as words } from '#tree/sources/sources.en.ts';
import type { Data } from './+data.ts';

export function metadata({ data }: PageContextServer<Data>): PageMetadata {
  return {
    title: `${data?.source.title || words.title} | Infinite Connections`,
    description: words.description,
    keywords: [],
    picture: 'of-home',
    breadcrumbs: [],
  };
}
