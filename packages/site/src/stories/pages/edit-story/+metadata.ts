import type { PageContextServer } from 'vike/types';
import type { PageMetadata } from '#seo/page-metadata.ts';
import { editStoryWords as words } from '#stories/edit-story.en.ts';
import type { Data } from './+data.ts';

export function metadata({ data }: PageContextServer<Data>): PageMetadata {
  return {
    title: `${words.editOf(data?.title ?? '')} | Infinite Connections`,
    description: words.description,
    keywords: [],
    picture: 'of-home',
    breadcrumbs: [],
  };
}
