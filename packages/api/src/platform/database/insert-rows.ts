import { sql } from 'kysely';
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
 * Inserts any number of rows by one statement, with one parameter: thousands of rows neither reach the limit of
 * parameters nor make a statement of their own.
 */
export async function insertRows<Name extends string>(
  em: EntityManager,
  table: string,
  columns: RowColumns<Name>,
  rows: readonly Readonly<Record<Name, unknown>>[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = Object.keys(columns) as Name[];
  // As the keys of the JSON are written.
  const quoted = names.map((name) => sql.raw(`"${name}"`));
  const typed = names.map((name) => sql.raw(`"${name}" ${columns[name]}`));
  // One JSON text is written and read by native code at both ends; arrays are escaped sign by sign.
  await sql`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(quoted)}
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (${sql.join(typed)})`.execute(
    tables(em),
  );
}
