import pg from 'pg';
import { findEmbeddedPostgres } from '../../packages/server/src/embedded-postgres.ts';
import type { RunningProduct } from './running-product.ts';

/** Runs a statement in the database of a running product, for what no call can bring about. */
export async function inDatabase<Row extends pg.QueryResultRow>(
  product: RunningProduct,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const connectionString = await findEmbeddedPostgres(product.dataDir);
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
