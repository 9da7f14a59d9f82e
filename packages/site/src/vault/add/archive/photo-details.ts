import type { SidecarFacts } from './sidecars.ts';

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** Whether an entry of an archive is one of iCloud's lists of photos. */
export const isPhotoDetails = (path: string): boolean =>
  /(?:^|\/)Photo Details(?:-\d+)?\.csv$/i.test(path);

/**
 * What iCloud's list says of each photo, by its name. Never throws: foreign files may hold anything, and a row
 * that says nothing is left out.
 */
export function readPhotoDetails(text: string): ReadonlyMap<string, SidecarFacts> {
  const [head = [], ...rows] = rowsOf(text.replace(/^\uFEFF/, ''));
  const at = (column: string) => head.findIndex((name) => name.trim() === column);
  const [name, taken, favorite] = [at('imgName'), at('originalCreationDate'), at('favorite')];
  const facts = new Map<string, SidecarFacts>();
  if (name < 0) return facts;
  for (const row of rows) {
    const file = row[name]?.trim() ?? '';
    const takenAt = instantIn(row[taken] ?? '');
    const isFavorite = row[favorite]?.trim() === 'yes';
    if (file === '' || (!takenAt && !isFavorite)) continue;
    const nothing = { latitude: null, longitude: null, description: '', people: [] };
    facts.set(file, { ...nothing, takenAt, isFavorite });
  }
  return facts;
}

/** 'Sunday September 27,2020 4:48 AM GMT', as an instant; null for anything else. */
function instantIn(text: string): string | null {
  const match = /^\w+,? (\w+) (\d{1,2}), ?(\d{4}) (\d{1,2}):(\d{2}) ([AP])M (?:GMT|UTC)$/i.exec(
    text.trim().replaceAll(/\s+/g, ' '),
  );
  if (!match) return null;
  const [, month = '', day, year, hour, minute, half = ''] = match;
  const number = months.indexOf(month.toLowerCase());
  const hours = (Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0);
  if (number < 0 || Number(hour) > 12 || Number(minute) > 59) return null;
  const date = new Date(Date.UTC(Number(year), number, Number(day), hours, Number(minute)));
  // A day that the calendar does not have moves to the next month.
  return date.getUTCMonth() === number && Number(year) > 1000 ? date.toISOString() : null;
}

/** Rows of comma-separated values (RFC 4180). */
function rowsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  const field = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r?\n|\r|$)/gy;
  for (let match = field.exec(text); match; match = field.exec(text)) {
    const [, value = '', end] = match;
    const plain = value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value;
    rows.at(-1)?.push(plain);
    if (field.lastIndex >= text.length && end !== ',') return rows;
    if (end !== ',') rows.push([]);
  }
  return rows;
}
