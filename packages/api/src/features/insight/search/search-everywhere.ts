import {
  searchGroups,
  searchLimits,
  type SearchGroupName,
} from '@infinite/schema/catalogue/search';
import { narrows, type SearchFilters } from '@infinite/schema/search/search-filters';
import { searchFilters } from '@infinite/schema/search/search.input';
import { readQuestion } from '@infinite/schema/text/search-question';
import { searchWords } from '@infinite/schema/text/search-words';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import {
  searchable,
  spelling,
  type Searchable,
  type SearchPage,
} from '#features/insight/search/searchable.ts';
import { pageSizeOf } from '#platform/database/cursor.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

export interface SearchAsked {
  readonly text: string;
  readonly group: SearchGroupName | null;
  readonly first: number | null;
  readonly after: string | null;
  readonly filters: unknown;
}

export interface GroupResults extends SearchPage {
  readonly group: SearchGroupName;
  /** The corrected text that found it; null when it was found as it was typed. */
  readonly readAs: string | null;
}

interface Page {
  readonly first: number;
  readonly after: string | null;
  readonly filters: SearchFilters;
}

/**
 * Searches one group, or the beginning of all, in the order of the catalogue. Groups in which nothing has
 * the words are searched once more for what was probably meant; those without a result are left out.
 * @throws AppError INVALID_INPUT for a cursor without its group, and for filters that are none
 */
export async function searchEverywhere(
  ctx: RequestContext,
  { text: typed, group, first, after, filters: given }: SearchAsked,
): Promise<GroupResults[]> {
  requirePerson(ctx);
  const text = typed.slice(0, searchLimits.characters);
  if (after !== null && group === null) throw new AppError('INVALID_INPUT');
  const filters = parseInput(searchFilters, given ?? {});
  const isNarrowed = narrows(filters);
  const words = searchWords(text);
  if (words.length === 0 && !isNarrowed) return [];
  const size = group === null ? searchLimits.shown : searchLimits.page;
  const page = {
    first: pageSizeOf(first, { page: size, pageMax: searchLimits.pageMax }),
    ...{ after, filters },
  };
  const asked = ctx.app.extensions
    .of(searchable)
    .filter((each) => group === null || each.group === group)
    .filter((each) => !isNarrowed || each.takesFilters);
  const found = await Promise.all(asked.map((each) => find(ctx, each, text, page)));
  const unsure = asked.filter((_, at) => !isSure(found[at]));
  const corrected = after === null ? await searchCorrected(ctx, unsure, words, page) : [];
  const better = new Map(corrected.filter(isSure).map((results) => [results.group, results]));
  return found
    .map((results) => better.get(results.group) ?? results)
    .filter(({ hits }) => hits.length > 0)
    .toSorted((one, other) => searchGroups.indexOf(one.group) - searchGroups.indexOf(other.group));
}

const isSure = (results: GroupResults | undefined): boolean =>
  results !== undefined && results.hits.length > 0 && !results.isGuess;

async function find(
  ctx: RequestContext,
  { group, find }: Searchable,
  text: string,
  page: Page,
): Promise<GroupResults> {
  const words = searchWords(text);
  const thisYear = ctx.clock.now().toZonedDateTimeISO('UTC').year;
  const read = readQuestion(text, thisYear);
  const readings = read.length > 0 ? read : [{ words: [], kinds: null, span: null }];
  return { group, readAs: null, ...(await find(ctx, { text, words, readings, ...page })) };
}

async function searchCorrected(
  ctx: RequestContext,
  unsure: readonly Searchable[],
  words: readonly string[],
  page: Page,
): Promise<GroupResults[]> {
  if (unsure.length === 0 || words.length === 0) return [];
  let meant = words;
  for (const correct of ctx.app.extensions.of(spelling)) meant = await correct(ctx, meant);
  const readAs = meant.join(' ');
  if (readAs === words.join(' ')) return [];
  const found = await Promise.all(unsure.map((each) => find(ctx, each, readAs, page)));
  return found.map((results) => ({ ...results, readAs }));
}
