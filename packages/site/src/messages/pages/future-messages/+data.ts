import type { PageContextServer } from 'vike/types';
import { loadList } from '#messages/load-list.ts';
import { viewNamed } from '#messages/message-views.ts';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data({ api, urlParsed }: PageContextServer) {
  const view = viewNamed(urlParsed.search['show']);
  return { view, listing: await loadList(api.execute, view, urlParsed.search['after'] ?? null) };
}
