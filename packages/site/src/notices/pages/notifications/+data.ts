import { NoticeMutesDocument, NoticesDocument } from '@infinite/schema/generated/operations';
import type { PageContextServer } from 'vike/types';

export type Data = Awaited<ReturnType<typeof data>>;

/** One page of notices, or of muted ones, and what is muted. */
export async function data({ api, urlParsed }: PageContextServer) {
  const muted = urlParsed.search['show'] === 'muted';
  const after = urlParsed.search['after'] ?? null;
  const [{ notices }, { noticeMutes }] = await Promise.all([
    api.execute(NoticesDocument, { muted, after }),
    api.execute(NoticeMutesDocument, {}),
  ]);
  return { muted, notices, noticeMutes };
}
