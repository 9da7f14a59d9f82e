import { sql } from 'kysely';
import { analyticsClosing } from '@infinite/schema/catalogue/analytics';
import { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#context.ts';
import {
  countSources,
  countsOf,
  type CountSource,
} from '#features/insight/analytics/count-sources.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/** Writes down the figures of days that are final, so that a look at a year costs no count of it. */
export const closeAnalyticsDays = defineSweep({
  name: 'close-analytics-days',
  everySeconds: analyticsClosing.everySeconds,
  run: closeDays,
});

export async function closeDays(ctx: RequestContext): Promise<void> {
  for (const [kind, source] of Object.entries(countSources)) await closeKind(ctx, kind, source);
}

async function closeKind(ctx: RequestContext, kind: string, source: CountSource): Promise<void> {
  // A transaction that began before midnight may still be at work for a while after it.
  const settled = ctx.clock.now().subtract({ hours: 1 }).toZonedDateTimeISO('UTC').toPlainDate();
  const last = settled.subtract({ days: source.closesAfterDays });
  await inTransaction(ctx, async ({ em }) => {
    const first = await firstOpenDay(em, kind, source);
    if (!first || Temporal.PlainDate.compare(first, last) > 0) return;
    const reach = first.add({ days: analyticsClosing.daysARun - 1 });
    const through = Temporal.PlainDate.compare(reach, last) < 0 ? reach : last;
    const counts = countsOf(kind, source, {
      from: sql`${first.toString()}::date`,
      until: sql`${through.add({ days: 1 }).toString()}::date`,
    });
    await sql`
      insert into analytics_days (kind, day, value)
      select kind, day, value from (${counts}) as counted
      on conflict (kind, day) do update set value = excluded.value`.execute(em.getKysely());
    await sql`
      insert into analytics_closed (kind, through) values (${kind}, ${through.toString()}::date)
      on conflict (kind) do update set through = excluded.through`.execute(em.getKysely());
  });
}

async function firstOpenDay(
  em: EntityManager,
  kind: string,
  { at, rows }: CountSource,
): Promise<Temporal.PlainDate | null> {
  const found = await sql<{ day: string | null }>`
    select to_char(coalesce(
      (select through + 1 from analytics_closed where kind = ${kind}),
      (select (min(${at}) at time zone 'UTC')::date ${rows})
    ), 'YYYY-MM-DD') as day`.execute(em.getKysely());
  const day = found.rows[0]?.day;
  return day ? Temporal.PlainDate.from(day) : null;
}
