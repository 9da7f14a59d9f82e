import type { PageContextServer } from 'vike/types';

export type Data = ReturnType<typeof data>;

/** What the form of the page came to, if it was sent. */
export function data({ urlParsed }: PageContextServer) {
  const outcome = ['done', 'unknown'].find((name) => name in urlParsed.search);
  return { outcome: outcome as 'done' | 'unknown' | undefined };
}
