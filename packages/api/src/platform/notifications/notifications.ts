import pg from 'pg';
import {
  connectionLimits,
  sessionClient,
  type ConnectionLimits,
} from '#platform/database/connection-limits.ts';
import type { Logger } from '#platform/logging/logger.ts';

type Listener = (payload: string) => void;

/** First half of the keys of the advisory locks that show which processes are alive. */
const vouchLockClass = 7205;

/**
 * One session connection that LISTENs for the whole process and comes back after a loss. After
 * each reconnection every listener is called once, since notices may have been missed. A ping keeps
 * it honest: a connection whose bytes are swallowed looks alive for hours.
 */
export class Notifications {
  readonly #listeners = new Map<string, Set<Listener>>();
  #client: pg.Client | undefined;
  #stopped = false;
  #turn: Promise<unknown> = Promise.resolve();
  #retry: NodeJS.Timeout | undefined;
  #ping: NodeJS.Timeout | undefined;
  /** The names that this connection holds. */
  #vouched = new Set<string>();

  constructor(
    private readonly databaseUrl: string,
    private readonly log: Logger,
    private readonly limits: ConnectionLimits = connectionLimits,
  ) {}

  async start(): Promise<void> {
    await this.#connect();
    this.#ping = setInterval(() => this.#pingNow(), this.limits.pingMs);
  }

  /** False between a loss and the reconnection; no sweep starts during it. */
  isConnected(): boolean {
    return this.#client !== undefined;
  }

  /** Holds `name` for this process as long as its connection lives. */
  async vouch(name: string): Promise<void> {
    const client = this.#client;
    if (!client || this.#vouched.has(name)) return;
    this.#vouched.add(name);
    await this.#ask(client, 'select pg_try_advisory_lock_shared($1, hashtext($2))', [
      vouchLockClass,
      name,
    ]);
  }

  /** Whether another process on this database holds `name` now. */
  async isVouchedFor(name: string): Promise<boolean> {
    const client = this.#client;
    if (!client) return false;
    const rows = await this.#ask(
      client,
      `select 1 from pg_locks
       where locktype = 'advisory' and granted and objsubid = 2 and classid::bigint = $1
         and objid::bigint = (hashtext($2)::bigint & 4294967295) and pid <> pg_backend_pid()
         and database = (select oid from pg_database where datname = current_database()) limit 1`,
      [vouchLockClass, name],
    );
    return rows.length > 0;
  }

  async listen(channel: string, listener: Listener): Promise<void> {
    const known = this.#listeners.get(channel);
    if (known) {
      known.add(listener);
      return;
    }
    this.#listeners.set(channel, new Set([listener]));
    if (this.#client) await this.#ask(this.#client, `listen ${pg.escapeIdentifier(channel)}`);
  }

  /** Runs `work` only if no other process holds the named lock; false if one does. */
  withLock(name: string, work: () => Promise<void>): Promise<boolean> {
    return this.#locked(name, '', work);
  }

  /** Like `withLock`, but shared: only a `withLock` of another process excludes it. */
  withSharedLock(name: string, work: () => Promise<void>): Promise<boolean> {
    return this.#locked(name, '_shared', work);
  }

  async #locked(name: string, kind: '' | '_shared', work: () => Promise<void>): Promise<boolean> {
    const client = this.#client;
    if (!client) return false;
    const ask = (act: string) =>
      this.#ask(client, `select pg_${act}${kind}(hashtext($1)) as got`, [name]);
    const rows = await ask('try_advisory_lock');
    if (rows[0]?.['got'] !== true) return false;
    try {
      await work();
    } finally {
      // A lost connection has already released the lock.
      await ask('advisory_unlock').catch(() => undefined);
    }
    return true;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    await this.#client?.end().catch(() => undefined);
  }

  /** One statement at a time: a connection runs only one. */
  #ask(client: pg.Client, sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    const answer = this.#turn.then(
      async () => (await client.query<Record<string, unknown>>(sql, values)).rows,
    );
    this.#turn = answer.then(
      () => undefined,
      () => undefined,
    );
    return answer;
  }

  async #connect(): Promise<void> {
    const client = sessionClient(this.databaseUrl, 'notifications', this.limits);
    this.#vouched = new Set();
    client.on('notification', ({ channel, payload }) => this.#announce(channel, payload ?? ''));
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client, undefined));
    await client.connect();
    for (const channel of this.#listeners.keys()) {
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    }
    this.#client = client;
  }

  #pingNow(): void {
    // `#lost` gets a failure as the connection's own error.
    if (this.#client) void this.#ask(this.#client, 'select 1').catch(() => undefined);
  }

  #announce(channel: string, payload: string): void {
    for (const listener of this.#listeners.get(channel) ?? []) listener(payload);
  }

  #lost(client: pg.Client, error: Error | undefined): void {
    if (this.#stopped || (this.#client && this.#client !== client)) return;
    this.#client = undefined;
    this.log.warn({ err: error }, 'lost the connection that listens; trying again');
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => {
      this.#connect().then(
        () => {
          for (const channel of this.#listeners.keys()) this.#announce(channel, '');
        },
        (failure: unknown) => this.#lost(client, failure instanceof Error ? failure : undefined),
      );
    }, 1000);
  }
}
