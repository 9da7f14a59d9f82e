import type { PageContextServer } from 'vike/types';
import { loadList } from '#messages/load-list.ts';
import { viewNamed } from '#messages/message-views.ts';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data({ api, urlParsed, viewer, now }: PageContextServer) {
  const view = viewNamed(urlParsed.search['show']);
  const clock = { now, timeZone: viewer?.timeZone ?? 'UTC' };
  const after = urlParsed.search['after'] ?? null;
  return { view, listing: await loadList(api.execute, view, after, clock) };
}
