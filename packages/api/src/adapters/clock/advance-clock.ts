import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { ClockOffsetEntity } from '#adapters/clock/clock-offset.entity.ts';
import type { AppContext } from '#platform/context.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';

/**
 * Moves the product's time forward for every process on this database, and wakes them.
 * @throws Error in production, where time is always real
 */
export async function advanceClock(app: AppContext, by: Temporal.Duration): Promise<void> {
  if (app.config.production) throw new Error('In production the clock is never moved.');
  const ms = Math.round(by.total('milliseconds'));
  const em = app.orm.em.fork();
  await tables(em, ClockOffsetEntity)
    .updateTable('clock_offset')
    .set(({ eb }) => ({ offsetMs: eb('offsetMs', '+', ms) }))
    .execute();
  await rowsOf(em, sql`select pg_notify('clock', '')`);
}
