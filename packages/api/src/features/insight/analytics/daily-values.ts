import { sql } from 'kysely';
import { analyticsKinds, type AnalyticsKindName } from '@infinite/schema/catalogue/analytics';
import type { Temporal } from 'temporal-polyfill';
import { countSources, countsOf } from '#features/insight/analytics/count-sources.ts';
import type { EntityManager } from '#platform/database/orm.ts';

export interface DailyValue {
  readonly kind: AnalyticsKindName;
  /** ISO 8601, in UTC. */
  readonly day: string;
  readonly value: number;
}

/** Kinds that are counted nowhere else, so that their figures stand as they were written. */
const withoutSource = analyticsKinds.filter((kind) => !countSources[kind]);

/**
 * Values a day and kind, both ends included, in one statement: final days as they were written,
 * the few that are not final from their tables. Days without anything are left out.
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
  const { rows } = await sql<{ kind: AnalyticsKindName; day: string; value: string }>`
    select kind, to_char(day, 'YYYY-MM-DD') as day, value from (
      select kind, day, value from analytics_days left join analytics_closed using (kind)
      where day >= ${first}::date and day < ${until}::date
        and (day <= through or kind = any(${withoutSource}))
      union all ${sql.join(open, sql` union all `)}
    ) as counted
    order by day`.execute(em.getKysely());
  return rows.map(({ kind, day, value }) => ({ kind, day, value: Number(value) }));
}
