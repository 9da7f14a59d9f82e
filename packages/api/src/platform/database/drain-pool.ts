import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/**
 * Makes a pool that can be closed while it is in use. Neither library does that: `pg.Pool` never
 * settles what waits for a connection when it ends, and Kysely fails on a connection that is made
 * meanwhile without releasing it, for which the pool then waits without end.
 * @returns waits until nothing is asked any more, ends what has not finished after `withinMs`, and
 *   refuses every later query; to be called before the pool's owner closes it
 */
export function drainable(pool: pg.Pool): (withinMs: number) => Promise<void> {
  const inUse = new Set<pg.PoolClient>();
  let drained = false;
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client));

  const connect = pool.connect.bind(pool);
  pool.connect = ((...[callback]: Parameters<typeof connect> | []) => {
    if (!drained) return callback ? connect(callback) : connect();
    const closed = new Error('the database has been closed');
    return callback ? callback(closed, undefined, () => undefined) : Promise.reject(closed);
  }) as typeof pool.connect;

  const isQuiet = () => pool.waitingCount === 0 && pool.idleCount === pool.totalCount;
  return async (withinMs) => {
    const until = performance.now() + withinMs;
    while (!isQuiet() && performance.now() < until) await pause(5);
    drained = true;
    for (const client of inUse) void client.end();
  };
}
