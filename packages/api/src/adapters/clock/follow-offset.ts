import { ClockOffsetEntity } from '#adapters/clock/clock-offset.entity.ts';
import type { ShiftedClock } from '#adapters/clock/shifted-clock.ts';
import type { AppContext } from '#platform/context.ts';
import { tables } from '#platform/database/tables.ts';

/**
 * Applies what `cli clock advance` has written, now and after each change.
 * @returns waits for a read in progress; call it before the database is closed
 */
export async function followOffset(
  app: AppContext,
  clock: ShiftedClock,
): Promise<() => Promise<void>> {
  const read = async () => {
    const row = await tables(app.orm.em.fork(), ClockOffsetEntity)
      .selectFrom('clock_offset')
      .select('offsetMs')
      .executeTakeFirst();
    clock.shiftTo(row?.offsetMs ?? 0);
  };
  let reading = read();
  await app.notifications.listen('clock', () => {
    reading = read().catch((error: unknown) => {
      app.log.error({ err: error }, 'reading the clock offset');
    });
  });
  await reading;
  return () => reading;
}
