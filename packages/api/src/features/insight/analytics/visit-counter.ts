import { sql } from 'kysely';
import { visitsWrittenEverySeconds } from '@infinite/schema/catalogue/analytics';
import { newContext, type AppContext } from '#context.ts';

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
  await sql`
    insert into analytics_days (kind, day, value) values ('VISITS', ${day}::date, ${visits})
    on conflict (kind, day) do update set value = analytics_days.value + excluded.value`.execute(
    em.getKysely(),
  );
}
