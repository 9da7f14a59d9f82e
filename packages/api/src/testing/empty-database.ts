import pg from 'pg';
import { inject } from 'vitest';
import { newId } from '#platform/database/id.ts';

export interface EmptyDatabase {
  readonly url: string;
  ask<Found extends pg.QueryResultRow>(sql: string): Promise<Found[]>;
  drop(): Promise<void>;
}

/** A database without any table, as a restore wants it. */
export async function emptyDatabase(): Promise<EmptyDatabase> {
  const name = `restore_${newId().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: inject('databaseUrl') });
  await admin.connect();
  await admin.query(`create database ${name} template template0`);
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${name}`;
  return {
    url: url.toString(),
    ask: async <Found extends pg.QueryResultRow>(sql: string): Promise<Found[]> => {
      const client = new pg.Client({ connectionString: url.toString() });
      await client.connect();
      return client
        .query<Found>(sql)
        .then(({ rows }) => rows)
        .finally(() => client.end());
    },
    drop: async () => {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
