import { sql, type RawBuilder } from 'kysely';

/**
 * Many rows as one parameter: a statement of any number of rows stays one plan and one round trip.
 * Read it with `jsonb_to_recordset`; the property `dueAt` is the column `due_at`.
 */
export function jsonRows(rows: readonly object[]): RawBuilder<unknown> {
  const written = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [columnOf(name), value])),
  );
  return sql`${JSON.stringify(written)}::jsonb`;
}

function columnOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
