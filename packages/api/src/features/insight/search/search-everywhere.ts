import {
  searchGroups,
  searchLimits,
  type SearchGroupName,
} from '@infinite/schema/catalogue/search';
import { searchWords } from '@infinite/schema/text/search-words';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { searchable, type SearchPage } from '#features/insight/search/searchable.ts';
import { pageSizeOf } from '#platform/database/cursor.ts';
import { AppError } from '#platform/errors/app-error.ts';

export interface SearchAsked {
  readonly text: string;
  readonly group: SearchGroupName | null;
  readonly first: number | null;
  readonly after: string | null;
}

export interface GroupResults extends SearchPage {
  readonly group: SearchGroupName;
}

/**
 * Searches one group, or the beginning of all, in the order of the catalogue. Groups without a result
 * are left out.
 * @throws AppError INVALID_INPUT for a cursor without its group
 */
export async function searchEverywhere(
  ctx: RequestContext,
  { text, group, first, after }: SearchAsked,
): Promise<GroupResults[]> {
  requirePerson(ctx);
  if (after !== null && group === null) throw new AppError('INVALID_INPUT');
  const words = searchWords(text);
  if (words.length === 0) return [];
  const page = group === null ? searchLimits.shown : searchLimits.page;
  const size = pageSizeOf(first, { page, pageMax: searchLimits.pageMax });
  const asked = ctx.app.extensions
    .of(searchable)
    .filter((each) => group === null || each.group === group)
    .map(async ({ group: name, find }) => ({
      group: name,
      ...(await find(ctx, { words, first: size, after })),
    }));
  return (await Promise.all(asked))
    .filter(({ hits }) => hits.length > 0)
    .toSorted((one, other) => searchGroups.indexOf(one.group) - searchGroups.indexOf(other.group));
}
