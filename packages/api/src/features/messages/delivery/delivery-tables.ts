import { sql, type RawBuilder } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { instantFrom } from '#platform/database/instant-type.ts';
import type { EntityManager } from '#platform/database/orm.ts';

/** Runs a statement in the transaction of `em`, if there is one, and gives its rows. */
export async function rowsOf<Row>(em: EntityManager, statement: RawBuilder<Row>): Promise<Row[]> {
  const { rows } = await statement.execute(em.getKysely());
  return rows;
}

/** A timestamptz as the driver gives it. */
export type DatabaseInstant = Date | string;

export function instantOrNull(value: DatabaseInstant | null): Temporal.Instant | null {
  return value === null ? null : instantFrom(value);
}

/**
 * Many rows as one parameter: a statement of any number of rows stays one plan and one round trip.
 * Read on the other side with `jsonb_to_recordset`.
 */
export function asJson(rows: readonly object[]): RawBuilder<unknown> {
  return sql`${JSON.stringify(rows)}::jsonb`;
}
