import { sql, type RawBuilder } from 'kysely';

/**
 * Many rows as one parameter: a statement of any number of rows stays one plan and one round trip.
 * Read it with `jsonb_to_recordset`; the property `dueAt` is the column `due_at`.
 */
export function jsonRows(rows: readonly object[]): RawBuilder<unknown> {
  return sql`${JSON.stringify(rows.map(inColumns))}::jsonb`;
}

function inColumns(row: object): Record<string, unknown> {
  const written: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row)) written[columnOf(name)] = value;
  return written;
}

/** Property names stand in the code, so that the map stays small; a name is spelled out once. */
const columns = new Map<string, string>();

function columnOf(name: string): string {
  let column = columns.get(name);
  if (column === undefined) {
    column = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    columns.set(name, column);
  }
  return column;
}
