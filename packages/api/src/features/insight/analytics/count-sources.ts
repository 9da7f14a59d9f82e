import { sql, type RawBuilder } from 'kysely';
import { analyticsClosing, type AnalyticsKindName } from '@infinite/schema/catalogue/analytics';
import { isOfRealFamily } from '#features/people/families/index.ts';

/** Where a kind is counted: a row stands for a moment and for a value. */
export interface CountSource {
  /** Rows with `at` and `value`, by an index on the moment. */
  readonly rows: RawBuilder<unknown>;
  /** The column of the moment in `rows`. */
  readonly at: RawBuilder<unknown>;
  /** What each row adds. */
  readonly value: RawBuilder<unknown>;
  /** Days after which a day is final. */
  readonly closesAfterDays: number;
}

const one = sql`1`;
const real = isOfRealFamily();
const { days, revenueDays } = analyticsClosing;

/** The truth of each kind; visits have none but their counter. */
export const countSources: Readonly<Partial<Record<AnalyticsKindName, CountSource>>> = {
  SIGN_UPS: {
    rows: sql`from users where not sample`,
    at: sql`created_at`,
    value: one,
    closesAfterDays: days,
  },
  RECORDINGS: {
    rows: sql`from recordings where not held_for_author and ${real}`,
    at: sql`created_at`,
    value: one,
    closesAfterDays: days,
  },
  SCHEDULED: {
    rows: sql`from delivery_events where what = 'SCHEDULED' and ${real}`,
    at: sql`at`,
    value: one,
    closesAfterDays: days,
  },
  DELIVERED: {
    rows: sql`from deliveries where delivered_at is not null and ${real}`,
    at: sql`delivered_at`,
    value: one,
    closesAfterDays: days,
  },
  OPENED: {
    rows: sql`from deliveries where opened_at is not null and ${real}`,
    at: sql`opened_at`,
    value: one,
    closesAfterDays: days,
  },
  FAILED: {
    rows: sql`from delivery_events where delivery_id is not null and to_state = 'FAILED'
      and ${real}`,
    at: sql`at`,
    value: one,
    closesAfterDays: days,
  },
  REVENUE: {
    rows: sql`from payments where true`,
    at: sql`paid_at`,
    value: sql`cents - refunded_cents`,
    closesAfterDays: revenueDays,
  },
};

/** Values a day of one source, from the start of `from` to the start of `until`, days in UTC. */
export function countsOf(
  kind: string,
  { rows, at, value }: CountSource,
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
