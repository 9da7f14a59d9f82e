import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { sessionClient, type ConnectionLimits } from '#platform/database/connection-limits.ts';

/** First half of the advisory locks by which senders show that they live. */
export const presenceLockClass = 7204;

/** A sender's sign of life: a lock that PostgreSQL lets go of the moment its connection ends. */
export interface Presence {
  readonly id: number;
  /** False once the connection was lost or the work ended; then no delivery may be begun under it. */
  alive(): boolean;
}

/** Runs `work` while a connection of its own holds the sign of life. Needs a session connection. */
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

/** Asks again only after the last answer: silence is counted from the last byte of either side. */
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
