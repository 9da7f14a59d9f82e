import { searchGroups } from '@infinite/schema/catalogue/search';
import {
  FamilyMakersDocument,
  FamilyTagsDocument,
  SavedSearchesDocument,
} from '@infinite/schema/generated/operations';
import { isRefusal } from '@infinite/api-client/refusal';
import type { PageContextServer } from 'vike/types';
import { signInFirst } from '#renderer/sign-in-first.ts';
import { loadSearch } from '#search/load-search.ts';
import { searchPlaceOf } from '#search/search-address.ts';

export type Data = Awaited<ReturnType<typeof data>>;

/** `?q=…` and the filters, and for a further page of one group `&group=…&after=…`. */
export async function data(pageContext: PageContextServer) {
  signInFirst(pageContext);
  const asked = pageContext.urlParsed.search;
  const place = searchPlaceOf(asked);
  const group = searchGroups.find((name) => name === asked['group']) ?? null;
  const after = group && asked['after'] ? asked['after'] : null;
  const search = (from: string | null) =>
    loadSearch(pageContext.api.execute, { ...place, group, after: from });
  // A cursor that was changed by hand begins again.
  const found = search(after).catch((error: unknown) => {
    if (after && isRefusal(error, 'INVALID_INPUT')) return search(null);
    throw error;
  });
  const { execute } = pageContext.api;
  // Who left the family does not see who is in it.
  const people = execute(FamilyMakersDocument, {}).catch((error: unknown) => {
    if (isRefusal(error, 'FORBIDDEN')) return { familyMembers: [] };
    throw error;
  });
  const [results, { savedSearches }, { familyMembers: makers }, { familyTags: tags }] =
    await Promise.all([
      found,
      execute(SavedSearchesDocument, {}),
      people,
      execute(FamilyTagsDocument, {}),
    ]);
  return { place, group, savedSearches, makers, tags, ...results };
}
