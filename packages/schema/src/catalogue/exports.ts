import type { ExportKind } from '#catalogue/admin.ts';

/** Response header: how many records follow, so that a receiver can tell that it has them all. */
export const exportRowsHeader = 'x-export-rows';

/** Ends a download that nobody has taken a byte of for so long: it holds a snapshot open. */
export const exportStallMinutes = 5;

/** `{kind}-export-{YYYY-MM-DD}.csv`; the day is the day in UTC. */
export function exportFileName(kind: ExportKind, day: string): string {
  return `${kind}-export-${day}.csv`;
}
