import { searchGroups, searchLimits } from '@infinite/schema/catalogue/search';
import { isRefusal } from '@infinite/api-client/refusal';
import type { PageContextServer } from 'vike/types';
import { signInFirst } from '#renderer/sign-in-first.ts';
import { loadSearch } from '#search/load-search.ts';

export type Data = Awaited<ReturnType<typeof data>>;

/** `?q=…`, and for a further page of one group `&group=…&after=…`. */
export async function data(pageContext: PageContextServer) {
  signInFirst(pageContext);
  const asked = pageContext.urlParsed.search;
  const text = (asked['q'] ?? '').slice(0, searchLimits.characters);
  const group = searchGroups.find((name) => name === asked['group']) ?? null;
  const after = group && asked['after'] ? asked['after'] : null;
  const search = (from: string | null) =>
    loadSearch(pageContext.api.execute, { text, group, after: from });
  // A cursor that was changed by hand begins again.
  const found = await search(after).catch((error: unknown) => {
    if (after && isRefusal(error, 'INVALID_INPUT')) return search(null);
    throw error;
  });
  return { text, group, ...found };
}
