import { searchPauseMs } from '@infinite/schema/catalogue/admin';
import { useEffect, useRef, useState } from 'react';
import { usePlace } from '#platform/use-place.ts';

export interface TableSort {
  readonly by: string;
  readonly descending: boolean;
}

export interface TablePlace {
  /** What is typed; `search` follows it after a pause. */
  readonly typed: string;
  type(text: string): void;
  readonly search: string;
  readonly sort: TableSort;
  sortBy(sort: TableSort): void;
  filter(name: string): string | null;
  setFilter(name: string, value: string | null): void;
  readonly after: string | null;
  /** Back to the first page. */
  first(): void;
  next(endCursor: string): void;
  /** Null on the first page. */
  readonly previous: (() => void) | null;
}

/**
 * The position in a list of cursor pages: search, sort, filters and cursor are in the address, so
 * that a link or a reload shows the same rows.
 */
export function useTablePlace(defaultSort: TableSort): TablePlace {
  const place = usePlace();
  const search = place.get('q') ?? '';
  const after = place.get('after');
  const [typed, setTyped] = useTypedSearch(search, (q) => place.adjust({ q, after: null }));
  // Cursors of the previous pages; unknown after a reload, which goes to the first page.
  const passed = useRef<(string | null)[]>([]);
  if (!after) passed.current = [];
  const [by, descending] = readSort(place.get('sort')) ?? [defaultSort.by, defaultSort.descending];
  return {
    typed,
    type: setTyped,
    search,
    sort: { by, descending },
    sortBy: (sort) => place.adjust({ sort: (sort.descending ? '-' : '') + sort.by, after: null }),
    filter: place.get,
    setFilter: (name, value) => place.adjust({ [name]: value, after: null }),
    after,
    first: () => place.adjust({ after: null }),
    next: (endCursor) => {
      passed.current.push(after);
      place.go({ after: endCursor });
    },
    previous: after ? () => place.go({ after: passed.current.pop() ?? null }) : null,
  };
}

function useTypedSearch(search: string, send: (text: string) => void) {
  const [typed, setTyped] = useState(search);
  const sent = useRef(search);
  // 'Back', or a link, changed it.
  if (search !== sent.current && typed === sent.current) setTyped(search);
  sent.current = search;
  useEffect(() => {
    if (typed === search) return;
    const waiting = setTimeout(() => send(typed), searchPauseMs);
    return () => clearTimeout(waiting);
  });
  return [typed, setTyped] as const;
}

function readSort(text: string | null): [string, boolean] | null {
  if (!text) return null;
  return text.startsWith('-') ? [text.slice(1), true] : [text, false];
}
