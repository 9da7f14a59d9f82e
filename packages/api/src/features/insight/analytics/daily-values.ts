import { sql } from 'kysely';
import { analyticsKinds, type AnalyticsKindName } from '@infinite/schema/catalogue/analytics';
import type { Temporal } from 'temporal-polyfill';
import { countSources, countsOf } from '#features/insight/analytics/count-sources.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { rowsOf } from '#platform/database/tables.ts';

export interface DailyValue {
  readonly kind: AnalyticsKindName;
  /** ISO 8601, in UTC. */
  readonly day: string;
  readonly value: number;
}

/** Kinds that are counted nowhere else, so that what is stored is their figure on every day. */
const withoutSource = analyticsKinds.filter((kind) => !countSources[kind]);

/**
 * Values a day and kind, both ends included, in one statement: final days as they are stored, the
 * few others counted from their tables. Days with nothing to count are left out.
 */
export async function dailyValues(
  em: EntityManager,
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
): Promise<DailyValue[]> {
  const first = from.toString();
  const until = to.add({ days: 1 }).toString();
  const open = Object.entries(countSources).map(([kind, source]) =>
    countsOf(kind, source, {
      from: sql`greatest(${first}::date, (
        select through + 1 from analytics_closed where kind = ${kind}))`,
      until: sql`${until}::date`,
    }),
  );
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
