import type { Socket } from 'node:net';
import pg from 'pg';

/** How long a connection may take over each thing, in milliseconds. docs/operations.md lists them. */
export interface ConnectionLimits {
  /** Making a connection, TLS and sign-in included, or waiting for one of the pool. */
  readonly connectMs: number;
  /** One statement. The server ends it. */
  readonly statementMs: number;
  /** Waiting for a lock. The server ends the statement. */
  readonly lockMs: number;
  /** A transaction in which nothing happens. The server ends the session. */
  readonly idleInTransactionMs: number;
  /**
   * Silence on a connection, in both directions. The client closes it: a network that swallows
   * packets answers no statement and reports no error. Longer than a statement may take.
   */
  readonly silenceMs: number;
  /** Between two pings of the connection that listens; it is closed after two without an answer. */
  readonly pingMs: number;
}

export const connectionLimits: ConnectionLimits = {
  connectMs: 30_000,
  statementMs: 60_000,
  lockMs: 30_000,
  idleInTransactionMs: 60_000,
  silenceMs: 75_000,
  pingMs: 15_000,
};

/** For every pool. Migrations, COPY and backups use connections of their own without these limits. */
export function poolSettings(limits: ConnectionLimits): pg.ClientConfig {
  return {
    ...keptAlive,
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.statementMs,
    lock_timeout: limits.lockMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    options: serverKeepAlive,
  };
}

/**
 * The server ends the session after three pings that never came: the locks of a session whose network
 * is gone must not outlive it.
 */
function sessionSettings(limits: ConnectionLimits): pg.ClientConfig {
  const idleMs = limits.pingMs * 3;
  return {
    ...keptAlive,
    connectionTimeoutMillis: limits.connectMs,
    options: `${serverKeepAlive} -c idle_session_timeout=${idleMs}`,
  };
}

const keptAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/** The server's half of TCP keepalive: it notices within a minute that a client's machine is gone. */
const serverKeepAlive =
  '-c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3 -c tcp_user_timeout=60000';

/** Closes a connected client after `silenceMs` without a byte in either direction. */
export function closeWhenSilent(client: pg.ClientBase, silenceMs: number): void {
  // `connection` is missing in the types of pg, which documents it in its own source alone.
  const { connection } = client as unknown as { readonly connection: { stream: Socket } };
  const { stream } = connection;
  stream.setTimeout(silenceMs, () => {
    stream.destroy(
      new Error(`the database connection was silent for ${silenceMs} ms and was closed`),
    );
  });
}

/** A client that closes itself when it is silent, for pools that others make. */
export function silenceLimitedClient(silenceMs: number): typeof pg.Client {
  return class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      // A pool takes its own listener away while the client is in use; the statement under way fails.
      this.on('error', () => undefined);
      // `connect` is also the name of a method; the event comes when the session is ready.
      this.once('connect', () => closeWhenSilent(this, silenceMs));
    }
  };
}

/**
 * A client for a session that holds locks while it waits. It closes itself when nothing comes for two
 * pings; its owner sends a query every `limits.pingMs`.
 */
export function sessionClient(
  databaseUrl: string,
  name: string,
  limits: ConnectionLimits,
): pg.Client {
  return new (silenceLimitedClient(limits.pingMs * 2))({
    connectionString: databaseUrl,
    application_name: name,
    ...sessionSettings(limits),
  });
}
