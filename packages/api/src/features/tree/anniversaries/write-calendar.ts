import ical, { ICalCalendarMethod, ICalEventRepeatingFreq } from 'ical-generator';
import type { Temporal } from 'temporal-polyfill';
import { nextDay, yearWords, type Anniversary } from '#features/tree/anniversaries/anniversary.ts';

interface Asked {
  readonly name: string;
  /** Of the product: part of the ids of its entries, so that a program recognizes them. */
  readonly host: string;
  /** Begins with the occurrences around this day. */
  readonly today: Temporal.PlainDate;
  /** The page of a person. */
  readonly linkOf: (personId: string) => string;
}

/**
 * Days as a calendar (RFC 5545): an entry of a whole day that returns every year. An entry of the living
 * says neither the year nor the age, because the address of a calendar is passed on easily.
 */
export function writeCalendar(
  anniversaries: readonly Anniversary[],
  { name, host, today, linkOf }: Asked,
): string {
  const calendar = ical({
    name,
    prodId: { company: 'Infinite Connections', product: 'Family tree', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 12 * 3600,
  });
  const stamp = dateOf(today);
  for (const anniversary of anniversaries) {
    const { id, kind, month, day, title, people } = anniversary;
    const [first] = people;
    calendar.createEvent({
      id: `${kind.toLowerCase()}-${id}@${host}`,
      start: dateOf(nextDay(anniversary, today.subtract({ months: 6 }))),
      allDay: true,
      stamp,
      summary: title,
      description: kind === 'REMEMBRANCE' ? yearWords(anniversary) : '',
      ...(first ? { url: linkOf(first.id) } : {}),
      repeating: {
        freq: ICalEventRepeatingFreq.YEARLY,
        // The last day of February, in every year.
        ...(month === 2 && day === 29 ? { byMonth: 2, byMonthDay: -1 } : {}),
      },
    });
  }
  return calendar.toString();
}

/** Whole days are written in UTC, whatever the zone of the server. */
function dateOf(day: Temporal.PlainDate): Date {
  return new Date(day.toZonedDateTime('UTC').epochMilliseconds);
}
