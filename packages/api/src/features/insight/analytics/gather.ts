import type { AnalyticsUnitName } from '@infinite/schema/catalogue/analytics';
import { Temporal } from 'temporal-polyfill';

export interface Point {
  /** First day of the day, week or month; the first and last of a range may be cut by it. */
  readonly from: string;
  readonly value: number;
}

/** Daily values as one point a day, week (from Monday) or month, without gaps. */
export function gather(
  values: ReadonlyMap<string, number>,
  range: { from: Temporal.PlainDate; to: Temporal.PlainDate },
  unit: AnalyticsUnitName,
): Point[] {
  const points: { from: string; value: number }[] = [];
  let day = range.from;
  while (Temporal.PlainDate.compare(day, range.to) <= 0) {
    const value = values.get(day.toString()) ?? 0;
    const last = points.at(-1);
    if (last && !begins(day, unit)) last.value += value;
    else points.push({ from: day.toString(), value });
    day = day.add({ days: 1 });
  }
  return points;
}

function begins(day: Temporal.PlainDate, unit: AnalyticsUnitName): boolean {
  if (unit === 'DAY') return true;
  return unit === 'WEEK' ? day.dayOfWeek === 1 : day.day === 1;
}
