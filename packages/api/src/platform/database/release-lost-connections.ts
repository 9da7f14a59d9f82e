import type pg from 'pg';

/**
 * Gives a connection that ended while it was in use back to the pool, which then replaces it. The
 * query builder returns a transaction's connection only after a COMMIT or ROLLBACK that succeeds:
 * without this each line cut in a transaction costs a place, until nothing can be asked at all.
 */
export function releaseLostConnections(pool: pg.Pool): void {
  const inUse = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client));
  pool.on('connect', (client) => {
    client.once('end', () => {
      if (!inUse.has(client)) return;
      const release = client.release.bind(client);
      // The user of this connection may still return it in its own time.
      client.release = () => undefined;
      release(true);
    });
  });
}
