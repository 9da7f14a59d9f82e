import type { AnalyticsUnitName } from '@infinite/schema/catalogue/analytics';
import { Temporal } from 'temporal-polyfill';

export interface Point {
  /** First day of the day, week or month; the first and last of a range may be cut by it. */
  readonly from: string;
  readonly value: number;
  /** Of the same days in the time before, which is as long as the range and ends where it starts. */
  readonly before: number;
}

/** Both ends included. */
export interface DayRange {
  readonly from: Temporal.PlainDate;
  readonly to: Temporal.PlainDate;
}

/** Daily values as one point a day, week (from Monday) or month, without gaps. */
export function gather(
  values: ReadonlyMap<string, number>,
  range: DayRange,
  unit: AnalyticsUnitName,
): Point[] {
  const points: { from: string; value: number; before: number }[] = [];
  const days = lengthOf(range);
  let day = range.from;
  while (Temporal.PlainDate.compare(day, range.to) <= 0) {
    const value = values.get(day.toString()) ?? 0;
    const before = values.get(day.subtract({ days }).toString()) ?? 0;
    const last = points.at(-1);
    if (last && !begins(day, unit)) {
      last.value += value;
      last.before += before;
    } else points.push({ from: day.toString(), value, before });
    day = day.add({ days: 1 });
  }
  return points;
}

/** The first day of the time before. */
export function startOfBefore(range: DayRange): Temporal.PlainDate {
  return range.from.subtract({ days: lengthOf(range) });
}

const lengthOf = ({ from, to }: DayRange): number => from.until(to).days + 1;

function begins(day: Temporal.PlainDate, unit: AnalyticsUnitName): boolean {
  if (unit === 'DAY') return true;
  return unit === 'WEEK' ? day.dayOfWeek === 1 : day.day === 1;
}
