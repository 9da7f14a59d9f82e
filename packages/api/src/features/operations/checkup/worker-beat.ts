import { checkLimits } from '@infinite/schema/catalogue/checkup';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/**
 * Records that a worker runs, so that every process can tell. Whether a process is alive depends on
 * real time, so the database's own clock decides.
 */
export const workerBeatSweep = defineSweep({
  name: 'worker-beat',
  everySeconds: checkLimits.workerBeatSeconds,
  run: async ({ em }) => {
    await rowsOf(
      em,
      sql`
        insert into worker_beat (seen_at) values (clock_timestamp())
        on conflict (only_row) do update set seen_at = excluded.seen_at`,
    );
  },
});

/** Null when no worker has ever run. */
export async function secondsSinceBeat({ em }: RequestContext): Promise<number | null> {
  const [row] = await rowsOf(
    em,
    sql<{ seconds: number }>`
      select extract(epoch from clock_timestamp() - seen_at)::float8 as seconds from worker_beat`,
  );
  return row?.seconds ?? null;
}
