import { backupsKept } from '@infinite/schema/catalogue/backups';
import type { Retention } from '#features/operations/backups/backup-rule.ts';
import { Temporal } from 'temporal-polyfill';

export interface DatedBackup {
  readonly id: string;
  readonly takenAt: Temporal.Instant;
}

/**
 * Which backups stay: the newest of each of the last days, weeks and months that have one, in UTC.
 * Only proven ones may be given; the newest of them always stays.
 * @returns their ids
 */
export function keptBackups(
  proven: readonly DatedBackup[],
  rule: Retention = backupsKept,
): Set<string> {
  const newestFirst = proven.toSorted(
    (a, b) =>
      Temporal.Instant.compare(b.takenAt, a.takenAt) || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0),
  );
  const kept = new Set<string>();
  for (const [period, count] of [
    [dayOf, rule.daily],
    [weekOf, rule.weekly],
    [monthOf, rule.monthly],
  ] as const) {
    const seen = new Set<string>();
    for (const { id, takenAt } of newestFirst) {
      if (seen.size >= count) break;
      const name = period(takenAt.toZonedDateTimeISO('UTC').toPlainDate());
      if (seen.has(name)) continue;
      seen.add(name);
      kept.add(id);
    }
  }
  return kept;
}

const dayOf = (date: Temporal.PlainDate) => date.toString();
const weekOf = (date: Temporal.PlainDate) => `${date.yearOfWeek}-${date.weekOfYear}`;
const monthOf = (date: Temporal.PlainDate) => date.toPlainYearMonth().toString();
