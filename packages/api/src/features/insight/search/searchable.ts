import type { SearchGroupName } from '@infinite/schema/catalogue/search';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { defineExtensionPoint } from '#platform/extension-points.ts';

interface SearchRequest {
  /** Letters and digits alone, lower case and without accents; at least one. */
  readonly words: readonly string[];
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
}

export interface SearchPage {
  readonly hits: readonly SearchHit[];
  /** Null on the last page. */
  readonly endCursor: string | null;
}

/**
 * One group of results: what begins with all of the words, of what the actor may see in the family in
 * view. It is read with one statement, and checks the actor's rights itself.
 */
export interface Searchable {
  readonly group: SearchGroupName;
  readonly find: (ctx: RequestContext, request: SearchRequest) => Promise<SearchPage>;
}

export const searchable = defineExtensionPoint<Searchable>('searchable');

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
