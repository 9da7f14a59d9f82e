import type { RecordingKindName } from '@infinite/schema/catalogue/media';
import type { SearchGroupName } from '@infinite/schema/catalogue/search';
import type { SearchFilters } from '@infinite/schema/search/search-filters';
import type { SearchReading } from '@infinite/schema/text/search-question';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { defineExtensionPoint } from '#platform/extension-points.ts';

export interface SearchRequest {
  /** As it was typed, or corrected. */
  readonly text: string;
  /** Letters and digits alone, lower case and without accents; at least one. */
  readonly words: readonly string[];
  /** What else the search may mean, for groups that know kinds and dates; each is enough. */
  readonly readings: readonly SearchReading[];
  readonly filters: SearchFilters;
  readonly first: number;
  /** A cursor that the same group gave, not checked yet. */
  readonly after: string | null;
}

export interface SearchHit {
  readonly id: string;
  readonly title: string;
  readonly detail: string | null;
  readonly at: Temporal.Instant | null;
  /** The moment of a recording at which it is said. */
  readonly atMs?: number;
  /** Of a document: the page on which it is written; 0 where that is not known. */
  readonly page?: number;
  /** Of an item that the family keeps. */
  readonly kind?: RecordingKindName;
  /** When it was taken, as `Taken.local`, of a decade '1970s'; empty: nobody knows. */
  readonly taken?: string;
}

export interface SearchPage {
  readonly hits: readonly SearchHit[];
  /** Null on the last page. */
  readonly endCursor: string | null;
  /** Nothing has the words; what is here means something like them. */
  readonly isGuess?: boolean;
}

/**
 * One group of results: what begins with all of the words, of what the actor may see in the family in
 * view. It is read with one statement, and checks the actor's rights itself.
 */
export interface Searchable {
  readonly group: SearchGroupName;
  /** Others are not asked when a search is narrowed to items; then there may be no words. */
  readonly takesFilters?: true;
  readonly find: (ctx: RequestContext, request: SearchRequest) => Promise<SearchPage>;
}

export const searchable = defineExtensionPoint<Searchable>('searchable');

/** The words of a search, with those that nothing of the family begins with replaced by the nearest. */
export type CorrectSpelling = (
  ctx: RequestContext,
  words: readonly string[],
) => Promise<readonly string[]>;

export const spelling = defineExtensionPoint<CorrectSpelling>('spelling');

/** Cuts off the row that was read to see whether there is a next page. */
export function searchPage<Row>(
  rows: readonly Row[],
  first: number,
  { hitOf, cursorOf }: { hitOf: (row: Row) => SearchHit; cursorOf: (row: Row) => string },
): SearchPage {
  const shown = rows.slice(0, first);
  const last = shown.at(-1);
  return {
    hits: shown.map(hitOf),
    endCursor: last !== undefined && rows.length > first ? cursorOf(last) : null,
  };
}
