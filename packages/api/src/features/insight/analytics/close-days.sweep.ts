import { sql } from 'kysely';
import { analyticsClosing } from '@infinite/schema/catalogue/analytics';
import { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { AnalyticsClosingEntity } from '#features/insight/analytics/analytics-closing.entity.ts';
import {
  countSources,
  countsOf,
  lastFinalDay,
  type CountSource,
} from '#features/insight/analytics/count-sources.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/** Stores the figures of days that are final, so that a chart of a year does not count the year. */
export const closeAnalyticsDays = defineSweep({
  name: 'close-analytics-days',
  everySeconds: analyticsClosing.everySeconds,
  run: closeDays,
});

export async function closeDays(ctx: RequestContext): Promise<void> {
  for (const source of ctx.app.extensions.of(countSources)) await closeKind(ctx, source);
}

async function closeKind(ctx: RequestContext, source: CountSource): Promise<void> {
  // A transaction that began before midnight may commit some time after it.
  const settled = ctx.clock.now().subtract({ hours: 1 }).toZonedDateTimeISO('UTC').toPlainDate();
  const last = lastFinalDay(source, settled);
  const { kind } = source;
  await inTransaction(ctx, async ({ em }) => {
    const first = await firstOpenDay(em, source);
    if (!first || Temporal.PlainDate.compare(first, last) > 0) return;
    const reach = first.add({ days: analyticsClosing.daysARun - 1 });
    const through = Temporal.PlainDate.compare(reach, last) < 0 ? reach : last;
    const counts = countsOf(source, {
      from: sql`${first.toString()}::date`,
      until: sql`${through.add({ days: 1 }).toString()}::date`,
    });
    await rowsOf(
      em,
      sql`
        insert into analytics_days (kind, day, value)
        select kind, day, value from (${counts}) as counted
        on conflict (kind, day) do update set value = excluded.value`,
    );
    const closed = { through: through.toString() };
    await tables(em, AnalyticsClosingEntity)
      .insertInto('analytics_closed')
      .values({ kind, ...closed })
      .onConflict((conflict) => conflict.column('kind').doUpdateSet(closed))
      .execute();
  });
}

async function firstOpenDay(
  em: EntityManager,
  { kind, at, rows }: CountSource,
): Promise<Temporal.PlainDate | null> {
  const [found] = await rowsOf(
    em,
    sql<{ day: string | null }>`
      select coalesce(
        (select through + 1 from analytics_closed where kind = ${kind}),
        (select (min(${at}) at time zone 'UTC')::date ${rows})
      ) as day`,
  );
  return found?.day ? Temporal.PlainDate.from(found.day) : null;
}
