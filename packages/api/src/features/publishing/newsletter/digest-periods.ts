import { digestHour } from '@infinite/schema/catalogue/newsletter';
import { Temporal } from 'temporal-polyfill';

export interface DigestPeriod {
  readonly kind: 'WEEKLY' | 'MONTHLY';
  /** Unique: one issue is made for each period. */
  readonly name: string;
  /** Inclusive. */
  readonly from: Temporal.Instant;
  /** Exclusive; the digest leaves then. */
  readonly until: Temporal.Instant;
}

/** The last full week and month in a time zone. */
export function lastPeriods(now: Temporal.Instant, zone: string): DigestPeriod[] {
  const here = now.toZonedDateTimeISO(zone);
  const today = here.toPlainDate();
  const at = (day: Temporal.PlainDate) =>
    day.toZonedDateTime({
      timeZone: zone,
      plainTime: Temporal.PlainTime.from({ hour: digestHour }),
    });
  const passed = (day: Temporal.PlainDate) => Temporal.ZonedDateTime.compare(at(day), here) <= 0;
  const thisMonday = today.subtract({ days: today.dayOfWeek - 1 });
  const monday = passed(thisMonday) ? thisMonday : thisMonday.subtract({ days: 7 });
  const thisFirst = today.with({ day: 1 });
  const first = passed(thisFirst) ? thisFirst : thisFirst.subtract({ months: 1 });
  return [
    {
      kind: 'WEEKLY',
      name: `WEEKLY ${monday.toString()}`,
      from: at(monday.subtract({ days: 7 })).toInstant(),
      until: at(monday).toInstant(),
    },
    {
      kind: 'MONTHLY',
      name: `MONTHLY ${first.toString().slice(0, 7)}`,
      from: at(first.subtract({ months: 1 })).toInstant(),
      until: at(first).toInstant(),
    },
  ];
}
