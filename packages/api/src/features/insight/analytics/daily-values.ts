import { sql } from 'kysely';
import { analyticsKinds, type AnalyticsKindName } from '@infinite/schema/catalogue/analytics';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { countSources, countsOf } from '#features/insight/analytics/count-sources.ts';
import { rowsOf } from '#platform/database/tables.ts';

export interface DailyValue {
  readonly kind: AnalyticsKindName;
  /** ISO 8601, in UTC. */
  readonly day: string;
  readonly value: number;
}

/**
 * Values a day and kind, both ends included, in one statement: final days as they are stored, the
 * few others counted from their tables. Days with nothing to count are left out.
 */
export async function dailyValues(
  { app, em }: RequestContext,
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
): Promise<DailyValue[]> {
  const first = from.toString();
  const until = to.add({ days: 1 }).toString();
  const sources = app.extensions.of(countSources);
  const open = sources.map((source) =>
    countsOf(source, {
      from: sql`greatest(${first}::date, (
        select through + 1 from analytics_closed where kind = ${source.kind}))`,
      until: sql`${until}::date`,
    }),
  );
  // What is stored of a kind that is counted nowhere else is its figure on every day.
  const withoutSource = analyticsKinds.filter((kind) => !sources.some((one) => one.kind === kind));
  return rowsOf(
    em,
    sql<DailyValue>`
      select kind, day, value from (
        select kind, day, value from analytics_days left join analytics_closed using (kind)
        where day >= ${first}::date and day < ${until}::date
          and (day <= through or kind = any(${withoutSource}))
        union all ${sql.join(open, sql` union all `)}
      ) as counted
      order by day`,
  );
}
