import type { TestApp } from '#testing/test-app.ts';

/**
 * The tables, of every schema, with a row that shows these words in any column: as text, or as the
 * hexadecimal digits by which PostgreSQL prints bytes.
 */
export async function findInDatabase(test: Pick<TestApp, 'app'>, words: string): Promise<string[]> {
  const connection = test.app.orm.em.getConnection();
  const tables = await connection.execute<{ name: string }[]>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const hex = Buffer.from(words).toString('hex');
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await connection.execute(
      `select 1 from ${name} t
       where strpos(t::text, ?) > 0 or strpos(t::text, ?) > 0 limit 1`,
      [words, hex],
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}
