import pg from 'pg';
import type { Logger } from '#platform/logging/logger.ts';

type Listener = (payload: string) => void;

/**
 * One session connection that LISTENs for the whole process and comes back after a loss. After
 * each reconnection every listener is called once, since notices may have been missed.
 */
export class Notifications {
  readonly #listeners = new Map<string, Set<Listener>>();
  #client: pg.Client | undefined;
  #stopped = false;
  #turn: Promise<unknown> = Promise.resolve();
  #retry: NodeJS.Timeout | undefined;

  constructor(
    private readonly databaseUrl: string,
    private readonly log: Logger,
  ) {}

  async start(): Promise<void> {
    await this.#connect();
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

  /** Runs `work` only when no other process holds the named lock; false when one does. */
  async withLock(name: string, work: () => Promise<void>): Promise<boolean> {
    const client = this.#client;
    if (!client) return false;
    const rows = await this.#ask(client, 'select pg_try_advisory_lock(hashtext($1)) as got', [
      name,
    ]);
    if (rows[0]?.['got'] !== true) return false;
    try {
      await work();
    } finally {
      // A lost connection has given the lock back already.
      await this.#ask(client, 'select pg_advisory_unlock(hashtext($1))', [name]).catch(
        () => undefined,
      );
    }
    return true;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#retry);
    await this.#client?.end().catch(() => undefined);
  }

  /** One statement after the other: a connection answers only one at a time. */
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
    const client = new pg.Client({
      connectionString: this.databaseUrl,
      application_name: 'notifications',
      keepAlive: true,
    });
    client.on('notification', ({ channel, payload }) => this.#tell(channel, payload ?? ''));
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client, undefined));
    await client.connect();
    for (const channel of this.#listeners.keys()) {
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    }
    this.#client = client;
  }

  #tell(channel: string, payload: string): void {
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
          for (const channel of this.#listeners.keys()) this.#tell(channel, '');
        },
        (failure: unknown) => this.#lost(client, failure instanceof Error ? failure : undefined),
      );
    }, 1000);
  }
}
