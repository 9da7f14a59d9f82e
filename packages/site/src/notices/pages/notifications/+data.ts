import { NoticeMutesDocument, NoticesDocument } from '@infinite/schema/generated/operations';
import type { PageContextServer } from 'vike/types';
import { signInFirst } from '#renderer/sign-in-first.ts';

export type Data = Awaited<ReturnType<typeof data>>;

/** One page of notices, or of muted ones, and what is muted. */
export async function data(pageContext: PageContextServer) {
  signInFirst(pageContext);
  const { api, urlParsed } = pageContext;
  const muted = urlParsed.search['show'] === 'muted';
  const after = urlParsed.search['after'] ?? null;
  const [{ notices }, { noticeMutes }] = await Promise.all([
    api.execute(NoticesDocument, { muted, after }),
    api.execute(NoticeMutesDocument, {}),
  ]);
  return { muted, newest: after === null, notices, noticeMutes };
}
