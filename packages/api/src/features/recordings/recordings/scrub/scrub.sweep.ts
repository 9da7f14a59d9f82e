import { scrubCatalogue } from '@infinite/schema/catalogue/scrub';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import { neededSoon } from '#features/recordings/recordings/scrub/needed-soon.ts';
import { verifyRecording } from '#features/recordings/recordings/scrub/verify-recording.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

const { everyDays, soonDays, atOnce, leastBytes, catchUp } = scrubCatalogue;

/**
 * Reads stored recordings back, a share at a time, so that each is verified once a quarter: first
 * those that a message needs within 30 days, then those whose time has come. New ones are read back
 * within the hour.
 */
export const scrubStorage = defineSweep({
  name: 'scrub-storage',
  everySeconds: 3600,
  run: async (ctx) => {
    let left = await share(ctx);
    for (const id of await nextRecordings(ctx)) {
      if (left <= 0) return;
      left -= await verifyRecording(ctx, id);
    }
  },
});

async function nextRecordings(ctx: RequestContext): Promise<string[]> {
  const now = ctx.clock.now();
  const soon = await neededSoon(ctx, now.add({ hours: soonDays * 24 }));
  // Verified so many days ago or longer.
  const stale = now.add({ hours: (everyDays - soonDays) * 24 });
  const urgent = soon.length === 0 ? [] : await due(ctx, stale, soon);
  return [...new Set([...urgent, ...(await due(ctx, now, null))])];
}

async function due(
  ctx: RequestContext,
  before: Temporal.Instant,
  among: readonly string[] | null,
): Promise<string[]> {
  let query = tables(ctx.em, RecordingEntity)
    .selectFrom('recordings')
    .select('id')
    .where('sha256', 'is not', null)
    .where('storedAs', 'is', null)
    .where('state', 'in', ['READY', 'FAILED'])
    .where((eb) => eb.or([eb('verifyAt', 'is', null), eb('verifyAt', '<=', before)]))
    .orderBy('verifyAt', (order) => order.asc().nullsFirst())
    .limit(atOnce);
  if (among) query = query.where('id', 'in', [...among]);
  return (await query.execute()).map(({ id }) => id);
}

/** Bytes for one run: what all of the storage needs in a quarter of hours, with room to catch up. */
async function share(ctx: RequestContext): Promise<number> {
  const [row] = await rowsOf(
    ctx.em,
    sql<{ bytes: number }>`
      select coalesce(sum(bytes + coalesce(display_bytes, 0)), 0)::float8 as bytes
      from recordings where stored_as is null`,
  );
  const hourly = ((row?.bytes ?? 0) / (everyDays * 24)) * catchUp;
  return Math.max(leastBytes, hourly);
}
