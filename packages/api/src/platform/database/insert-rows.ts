import { sql, type RawBuilder } from 'kysely';
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
 * Inserts any number of rows by one statement, with a parameter for all of them and one for each column of jsonb:
 * thousands of rows neither reach the limit of parameters nor make a statement of their own.
 */
export async function insertRows<Name extends string>(
  em: EntityManager,
  table: string,
  columns: RowColumns<Name>,
  rows: readonly Readonly<Record<Name, unknown>>[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = Object.keys(columns) as Name[];
  const documents = names.filter((name) => columns[name] === 'jsonb');
  const plain = names.filter((name) => columns[name] !== 'jsonb');
  // As the keys of the JSON are written.
  const typed = plain.map((name) => sql.raw(`"${name}" ${columns[name]}`));
  // One JSON text is written and read by native code at both ends; arrays are escaped sign by sign.
  const json = JSON.stringify(rows, documents.length > 0 ? plain : null);
  const sources = [
    sql`json_to_recordset(${json}::json) as (${sql.join(typed)})`,
    ...documents.map((name) => documentsOf(rows.map((row) => row[name]))),
  ];
  const selected = names.map((name) =>
    columns[name] === 'jsonb' ? sql`${sql.ref(name)}::jsonb` : sql.ref(name),
  );
  await sql`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(selected)}
    from rows from (${sql.join(sources)}) as r (${sql.join([...plain, ...documents].map((name) => sql.ref(name)))})`.execute(
    tables(em),
  );
}

/** JSON writes control characters as escapes, so that this one ends a document and is in none. */
const separator = '\u001E';

/**
 * A column of documents. Within the JSON of the rows they would be read twice, which takes most of the time of an
 * insertion; null is an empty text.
 */
function documentsOf(values: readonly unknown[]): RawBuilder<string> {
  const texts = values.map((value) => (value === null ? '' : JSON.stringify(value)));
  return sql`string_to_table(${texts.join(separator)}, ${separator}, '')`;
}
