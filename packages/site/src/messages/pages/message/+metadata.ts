import type { PageContextServer } from 'vike/types';
import { futureMessagesWords as words } from '#messages/future-messages.en.ts';
import { pageMetadata } from '#seo/page-metadata.en.ts';
import type { PageMetadata } from '#seo/page-metadata.ts';
import type { Data } from './+data.ts';

export function metadata({ data }: PageContextServer<Data>): PageMetadata {
  const name = data?.message.title.trim() || words.untitled;
  return {
    ...pageMetadata.message,
    title: `${name} | Infinite Connections`,
    picture: 'of-home',
    breadcrumbs: [],
  };
}
