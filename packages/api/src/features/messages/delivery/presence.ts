import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { sessionClient, type ConnectionLimits } from '#platform/database/connection-limits.ts';

/** First half of the advisory locks by which senders show that they are alive. */
export const presenceLockClass = 7204;

/** Shows that a sender is alive: a lock that PostgreSQL releases as soon as its connection ends. */
export interface Presence {
  readonly id: number;
  /** False once the connection was lost or the work ended; then no delivery may be started. */
  alive(): boolean;
}

/** Runs `work` while a connection of its own holds the lock. Needs a session connection. */
export async function whilePresent<Result>(
  { databaseUrl, databaseLimits }: { databaseUrl: string; databaseLimits: ConnectionLimits },
  work: (presence: Presence) => Promise<Result>,
): Promise<Result> {
  const client = sessionClient(databaseUrl, 'sender', databaseLimits);
  let alive = true;
  const lost = () => {
    alive = false;
  };
  client.on('error', lost);
  client.on('end', lost);
  await client.connect();
  const pings = setInterval(pinger(client), databaseLimits.pingMs);
  try {
    const id = randomInt(1, 2 ** 31 - 1);
    await client.query('select pg_advisory_lock($1, $2)', [presenceLockClass, id]);
    return await work({ id, alive: () => alive });
  } finally {
    clearInterval(pings);
    lost();
    await client.end().catch(() => undefined);
  }
}

/**
 * Pings again only after the last response: silence is measured from the last byte of either side.
 */
function pinger(client: pg.Client): () => void {
  let waits = false;
  return () => {
    if (waits) return;
    waits = true;
    client.query('select 1').then(
      () => (waits = false),
      // It reaches `lost` as the connection's own error.
      () => undefined,
    );
  };
}
