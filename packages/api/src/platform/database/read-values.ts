import type pg from 'pg';
import { instantFrom } from '#platform/database/instant-type.ts';

/** Of PostgreSQL's catalog, pg_type.oid; they never change. */
const oids = { int8: 20, timestamptz: 1184 } as const;

/**
 * The one place where what PostgreSQL answers becomes a value of the code: by the type of the column
 * that it sends, so that it also holds for aliases, aggregates and `sql`. A timestamptz is an instant
 * (in whole milliseconds), a bigint a number. By MikroORM's settings a date stays an ISO string; by
 * those of `pg` a bytea is a Buffer, json is parsed, and a numeric stays a string.
 */
export function convertReadValues(client: pg.PoolClient): void {
  client.setTypeParser(oids.timestamptz, instantFrom);
  client.setTypeParser(oids.int8, wholeNumberFrom);
}

/** @throws RangeError for a bigint that a number does not hold exactly */
function wholeNumberFrom(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} is not a safe integer`);
  return value;
}
