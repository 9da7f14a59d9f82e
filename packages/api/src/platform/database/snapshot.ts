import pg from 'pg';
import { CopyRows, type CopyOptions } from '#platform/database/copy-rows.ts';

/**
 * One connection of its own on one moment of the database, read only. Whole tables are read through
 * it by COPY, at the speed at which the other side takes them.
 */
export class Snapshot {
  readonly #client: pg.Client;

  private constructor(client: pg.Client) {
    this.#client = client;
  }

  /** @param name what the database's operator sees in pg_stat_activity */
  static async open(databaseUrl: string, name: string): Promise<Snapshot> {
    const client = new pg.Client({ connectionString: databaseUrl, application_name: name });
    // A connection that breaks fails the statement that runs on it; there is nobody else to tell.
    client.on('error', () => undefined);
    await client.connect();
    const snapshot = new Snapshot(client);
    try {
      await client.query(`
        begin transaction isolation level repeatable read read only;
        set local timezone = 'UTC'; set local datestyle = 'ISO, YMD';
        set local intervalstyle = 'postgres'; set local extra_float_digits = 1;
        set local bytea_output = 'hex'; set local search_path = public;
        set local synchronize_seqscans = off; set local statement_timeout = 0;
        set local idle_in_transaction_session_timeout = 0`);
      // Where the system can tell (all but Windows), a query ends as soon as its reader is gone.
      await client.query(`
        do $$ begin
          perform set_config('client_connection_check_interval', '500', true);
        exception when others then null;
        end $$`);
    } catch (error) {
      await snapshot.close();
      throw error;
    }
    return snapshot;
  }

  async rows<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]> {
    return (await this.#client.query<Row>(sql, values)).rows;
  }

  /** The names of the migrations that have run, in their order. */
  async migrations(): Promise<string[]> {
    const rows = await this.rows<{ name: string }>(
      'select name from schema_migrations order by id',
    );
    return rows.map(({ name }) => name);
  }

  /** What a COPY … TO STDOUT writes. One at a time; destroying it needs `close` to end the query. */
  copy(sql: string, options?: CopyOptions): CopyRows {
    return this.#client.query(new CopyRows(sql, options));
  }

  /** Closes the connection, even during a statement: the server then cancels it. */
  async close(): Promise<void> {
    await this.#client.end().catch(() => undefined);
  }
}
