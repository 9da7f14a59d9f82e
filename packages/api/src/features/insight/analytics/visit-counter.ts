import { visitsWrittenEverySeconds } from '@infinite/schema/catalogue/analytics';
import { newContext, type AppContext } from '#context.ts';
import { AnalyticsDayEntity } from '#features/insight/analytics/analytics-day.entity.ts';
import { tables } from '#platform/database/tables.ts';

/** Counts opened pages, and keeps nothing of who opened which. */
export interface VisitCounter {
  /** Costs an addition: it stands in the way of every cached page. */
  count(): void;
  /** Writes what is left. */
  stop(): Promise<void>;
}

/**
 * Visits of this process, added to the day's figure every few seconds. They belong to the day on
 * which they are written.
 */
export function startVisitCounter(app: AppContext): VisitCounter {
  let visits = 0;
  let writing = Promise.resolve();
  const write = () => {
    if (visits === 0) return writing;
    const counted = visits;
    visits = 0;
    writing = writing
      .then(() => addVisits(app, counted))
      .catch((error: unknown) => {
        visits += counted;
        app.log.error({ err: error }, 'writing the visits');
      });
    return writing;
  };
  const timer = setInterval(write, visitsWrittenEverySeconds * 1000);
  timer.unref();
  return {
    count: () => {
      visits += 1;
    },
    stop: () => {
      clearInterval(timer);
      return write();
    },
  };
}

async function addVisits(app: AppContext, visits: number): Promise<void> {
  const { em, clock } = newContext(app, { kind: 'system', job: 'count-visits' });
  const day = clock.now().toZonedDateTimeISO('UTC').toPlainDate().toString();
  await tables(em, AnalyticsDayEntity)
    .insertInto('analytics_days')
    .values({ kind: 'VISITS', day, value: visits })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'day'])
        .doUpdateSet(({ eb }) => ({ value: eb('analytics_days.value', '+', visits) })),
    )
    .execute();
}
