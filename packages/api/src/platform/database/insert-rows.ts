import { sql } from 'kysely';
import type { EntityManager } from '#platform/database/orm.ts';
import { tables } from '#platform/database/tables.ts';

/** PostgreSQL types by column, in the order that the statement names them. */
export type RowColumns = Readonly<
  Record<string, 'uuid' | 'text' | 'integer' | 'double precision' | 'boolean' | 'jsonb' | 'timestamptz'>
>;

/**
 * Inserts any number of rows by one statement, with one parameter a column: thousands of rows neither reach the
 * limit of parameters nor make a statement of their own. Columns are named as properties.
 */
export async function insertRows<Name extends string>(
  em: EntityManager,
  table: string,
  columns: Readonly<Record<Name, RowColumns[string]>>,
  rows: readonly Readonly<Record<Name, unknown>>[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = Object.keys(columns) as Name[];
  const values = names.map((name) => {
    const type = columns[name];
    const column = rows.map((row) => row[name]);
    // Arrays of JSON are sent as texts: the driver would write them as arrays of PostgreSQL.
    if (type === 'jsonb') return sql`${column.map(jsonText)}::text[]::jsonb[]`;
    return sql`${column.map(plainValue)}::${sql.raw(type)}[]`;
  });
  await sql`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    select * from unnest(${sql.join(values)})`.execute(tables(em));
}

const jsonText = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value);

const plainValue = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? String(value) : (value ?? null);
