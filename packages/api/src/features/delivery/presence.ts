import { randomInt } from 'node:crypto';
import pg from 'pg';

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
  databaseUrl: string,
  work: (presence: Presence) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'sender',
    keepAlive: true,
  });
  let alive = true;
  const lost = () => {
    alive = false;
  };
  client.on('error', lost);
  client.on('end', lost);
  await client.connect();
  try {
    const id = randomInt(1, 2 ** 31 - 1);
    await client.query('select pg_advisory_lock($1, $2)', [presenceLockClass, id]);
    return await work({ id, alive: () => alive });
  } finally {
    lost();
    await client.end().catch(() => undefined);
  }
}
