import type { Temporal } from 'temporal-polyfill';
import type { AppContext } from '#context.ts';

/**
 * Moves the product's time forward for every process on this database, and wakes them.
 * @throws Error in production, where time is only ever real
 */
export async function advanceClock(app: AppContext, by: Temporal.Duration): Promise<void> {
  if (app.config.production) throw new Error('In production the clock is never moved.');
  const ms = Math.round(by.total('milliseconds'));
  await app.orm.em
    .getConnection()
    .execute('update clock_offset set offset_ms = offset_ms + ?', [ms]);
  await app.orm.em.getConnection().execute(`select pg_notify('clock', '')`);
}
