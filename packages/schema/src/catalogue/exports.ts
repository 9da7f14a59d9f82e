import type { ExportKind } from '#catalogue/admin.ts';

/** Response header: how many records follow, so that a receiver can tell that it has them all. */
export const exportRowsHeader = 'x-export-rows';

/** Ends a download that nobody has taken a byte of for so long: it holds a snapshot open. */
export const exportStallMinutes = 5;

/** How long chosen accounts can be exported after they were chosen. */
export const exportSelectionMinutes = 60;

/** What an export is written as: CSV, or an object of JSON a line (JSON Lines). */
export const exportFormats = ['csv', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportFiles: Readonly<Record<ExportFormat, { ending: string; media: string }>> = {
  csv: { ending: 'csv', media: 'text/csv; charset=utf-8; header=present' },
  json: { ending: 'jsonl', media: 'application/x-ndjson; charset=utf-8' },
};

/** `{kind}-export-{YYYY-MM-DD}.csv`; the day is the day in UTC. */
export function exportFileName(
  kind: ExportKind,
  day: string,
  format: ExportFormat = 'csv',
): string {
  return `${kind}-export-${day}.${exportFiles[format].ending}`;
}
