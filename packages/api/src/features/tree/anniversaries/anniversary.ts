import type { AnniversaryKindName } from '@infinite/schema/catalogue/anniversaries';
import { anniversaryWords as words } from '#features/tree/anniversaries/anniversaries.en.ts';
import { Temporal } from 'temporal-polyfill';
import type { DatedEvent } from '#features/tree/tree/index.ts';

/** A day that returns every year. */
export interface Anniversary {
  readonly id: string;
  readonly kind: AnniversaryKindName;
  readonly month: number;
  readonly day: number;
  /**
   * In which it happened; null where nobody knows. Of the living it is for readers who see their
   * details, and never in a calendar, whose address may be passed on.
   */
  readonly year: number | null;
  readonly title: string;
  readonly people: DatedEvent['people'];
}

const kindOf = { BIRT: 'BIRTHDAY', MARR: 'WEDDING', DEAT: 'REMEMBRANCE' } as const;

/**
 * What is remembered of these events. Nobody is wished a happy birthday after their death, and a marriage
 * is remembered as long as both live and are together.
 */
export function anniversariesOf(events: readonly DatedEvent[]): Anniversary[] {
  return events.filter(isKept).map((event) => ({
    id: event.id,
    kind: kindOf[event.tag],
    month: event.month,
    day: event.day,
    year: event.year,
    title: titleOf(event),
    people: event.people,
  }));
}

function isKept({ tag, people, ended, month, day }: DatedEvent): boolean {
  if (!isDay(month, day)) return false;
  if (tag === 'DEAT') return people.length === 1;
  if (tag === 'BIRT') return people.length === 1 && people.every(({ living }) => living);
  return people.length === 2 && !ended && people.every(({ living }) => living);
}

/** A day of some year: February 29 is one. */
function isDay(month: number, day: number): boolean {
  if (!Number.isInteger(month) || month < 1 || month > 12) return false;
  const { daysInMonth } = Temporal.PlainDate.from({ year: 2000, month, day: 1 });
  return Number.isInteger(day) && day >= 1 && day <= daysInMonth;
}

function titleOf({ tag, people }: DatedEvent): string {
  const [one = words.someone, other = words.someone] = people.map(
    ({ name }) => name || words.someone,
  );
  if (tag === 'MARR') return words.wedding(one, other);
  return tag === 'BIRT' ? words.birthday(one) : words.remembrance(one);
}

/** The day in a year; February 29 is kept on February 28 in common years. */
export function dayIn({ month, day }: Pick<Anniversary, 'month' | 'day'>, year: number) {
  return Temporal.PlainDate.from({ year, month, day }, { overflow: 'constrain' });
}

/** The next time it returns, on that day or later. */
export function nextDay(
  anniversary: Pick<Anniversary, 'month' | 'day'>,
  from: Temporal.PlainDate,
): Temporal.PlainDate {
  const thisYear = dayIn(anniversary, from.year);
  return Temporal.PlainDate.compare(thisYear, from) >= 0
    ? thisYear
    : dayIn(anniversary, from.year + 1);
}

/** What happened then, in a sentence; empty where the year is not known. */
export function yearWords({ kind, year }: Pick<Anniversary, 'kind' | 'year'>): string {
  if (year === null) return '';
  const sentence = { BIRTHDAY: words.born, WEDDING: words.married, REMEMBRANCE: words.died }[kind];
  return sentence(year);
}
