import type { PageContextServer } from 'vike/types';
import { talkWords as words } from '#collaboration/collaboration.en.ts';
import type { PageMetadata } from '#seo/page-metadata.ts';
import type { Data } from './+data.ts';

export function metadata({ data }: PageContextServer<Data>): PageMetadata {
  return {
    title: `${data?.recording.title ?? words.heading} | Infinite Connections`,
    description: words.recording.description,
    keywords: [],
    picture: 'of-home',
    breadcrumbs: [],
  };
}
