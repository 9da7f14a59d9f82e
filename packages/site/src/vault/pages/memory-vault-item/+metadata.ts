import type { PageContextServer } from 'vike/types';
import type { PageMetadata } from '#seo/page-metadata.ts';
import { vaultWords as words } from '#vault/vault.en.ts';
import type { Data } from './+data.ts';

export function metadata({ data }: PageContextServer<Data>): PageMetadata {
  return {
    title: `${data?.item.recording.title ?? words.title} | Infinite Connections`,
    description: words.description,
    keywords: [],
    picture: 'of-home',
    breadcrumbs: [],
  };
}
