import { importRowStates, type ImportRowState } from '@infinite/schema/catalogue/newsletter';
import type { ImportRow } from '#features/publishing/newsletter/import/import-file.ts';

/** What is known here of the addresses of a file, by their keys. */
export type KnownAddresses = ReadonlyMap<string, 'KNOWN' | 'UNSUBSCRIBED' | 'SUPPRESSED'>;

export interface ClassifiedRow {
  readonly row: ImportRow;
  readonly state: ImportRowState;
}

/**
 * The state of every row. Only NEW rows may be subscribed: of each address at most one, and none that
 * has left, here or in any row of the file.
 */
export function classifyRows(rows: readonly ImportRow[], known: KnownAddresses): ClassifiedRow[] {
  const left = new Set(rows.flatMap(({ key, left }) => (key !== null && left ? key : [])));
  const seen = new Set<string>();
  return rows.map((row) => {
    const { key } = row;
    if (key === null) return { row, state: 'INVALID' };
    if (seen.has(key)) return { row, state: 'DUPLICATE' };
    seen.add(key);
    const state = known.get(key);
    if (state === 'UNSUBSCRIBED' || state === 'SUPPRESSED') return { row, state };
    if (state === 'KNOWN') return { row, state };
    return { row, state: left.has(key) ? 'UNSUBSCRIBED' : 'NEW' };
  });
}

export function countStates(rows: readonly ClassifiedRow[]): Record<ImportRowState, number> {
  const counts = Object.fromEntries(importRowStates.map((state) => [state, 0]));
  for (const { state } of rows) counts[state] = (counts[state] ?? 0) + 1;
  // Every state is a key.
  return counts as Record<ImportRowState, number>;
}
