import { sql, type RawBuilder } from 'kysely';
import { analyticsClosing, type AnalyticsKindName } from '@infinite/schema/catalogue/analytics';
import type { Temporal } from 'temporal-polyfill';
import { defineExtensionPoint } from '#platform/extension-points.ts';

/** Where a kind is counted: each row has an instant, and adds one or a value of its own. */
export interface CountSource {
  readonly kind: AnalyticsKindName;
  /** From `from`, with a condition that others can follow by `and`; indexed by the instant. */
  readonly rows: RawBuilder<unknown>;
  /** The column of the instant in `rows`. */
  readonly at: RawBuilder<unknown>;
  /** What each row adds, unless it is one. */
  readonly value?: RawBuilder<unknown>;
  /** The figure of a day is final after so many days, unless it is `analyticsClosing.days`. */
  readonly closesAfterDays?: number;
}

/** For the features that own what is counted. Opened pages have no source but their counter. */
export const countSources = defineExtensionPoint<CountSource>('count sources');

/** The last day whose figure is final, as of `today`. */
export function lastFinalDay({ closesAfterDays }: CountSource, today: Temporal.PlainDate) {
  return today.subtract({ days: closesAfterDays ?? analyticsClosing.days });
}

/** Values a day of one source, from the start of `from` to the start of `until`, days in UTC. */
export function countsOf(
  { kind, rows, at, value = sql`1` }: CountSource,
  { from, until }: { from: RawBuilder<unknown>; until: RawBuilder<unknown> },
): RawBuilder<unknown> {
  return sql`
    select ${kind}::text as kind, (${at} at time zone 'UTC')::date as day,
      sum(${value})::bigint as value
    ${rows}
      and ${at} >= ${from}::timestamp at time zone 'UTC'
      and ${at} < ${until}::timestamp at time zone 'UTC'
    group by 2`;
}
