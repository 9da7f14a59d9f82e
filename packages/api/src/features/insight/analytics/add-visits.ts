import type { RequestContext } from '#platform/context.ts';
import { AnalyticsDayEntity } from '#features/insight/analytics/analytics-day.entity.ts';
import { tables } from '#platform/database/tables.ts';

/** Adds opened pages to the figure of today, in UTC: the day on which they are written. */
export async function addVisits({ em, clock }: RequestContext, pages: number): Promise<void> {
  const day = clock.now().toZonedDateTimeISO('UTC').toPlainDate().toString();
  await tables(em, AnalyticsDayEntity)
    .insertInto('analytics_days')
    .values({ kind: 'VISITS', day, value: pages })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'day'])
        .doUpdateSet(({ eb }) => ({ value: eb('analytics_days.value', '+', pages) })),
    )
    .execute();
}
