import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import type { EntityManager } from '#platform/database/orm.ts';
import { tables } from '#platform/database/tables.ts';

type ColumnType =
  'uuid' | 'text' | 'integer' | 'double precision' | 'boolean' | 'jsonb' | 'timestamptz';

/** PostgreSQL types by column, in the order that the statement names them. Columns are named as properties. */
export type RowColumns<Name extends string> = Readonly<Record<Name, ColumnType>>;

/** The columns of each type. */
export function columnsByType<Name extends string>(
  byType: Readonly<Partial<Record<ColumnType, readonly Name[]>>>,
): RowColumns<Name> {
  const types = Object.entries(byType) as [ColumnType, readonly Name[]][];
  const columns = types.flatMap(([type, names]) => names.map((name) => [name, type] as const));
  return Object.fromEntries(columns) as RowColumns<Name>;
}

/**
 * Inserts any number of rows by one statement, with one parameter a column: thousands of rows neither reach the
 * limit of parameters nor make a statement of their own.
 */
export async function insertRows<Name extends string>(
  em: EntityManager,
  table: string,
  columns: RowColumns<Name>,
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
  value instanceof Temporal.Instant ? value.toString() : (value ?? null);
