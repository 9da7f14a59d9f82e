import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';
import { afterAll, beforeAll, expect, it } from 'vitest';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly key: boolean;
  /** With a default, generated, or an identity. */
  readonly filled: boolean;
}

/** `table.column` with what the entity and the database have to agree on. */
const textOf = (column: Column) =>
  [
    `${column.table}.${column.column}`,
    column.type,
    column.nullable && 'null',
    column.key && 'key',
    column.filled && 'default',
  ]
    .filter(Boolean)
    .join(' ');

const columnsOfDatabase = () =>
  test.app.orm.em.getConnection().execute<Column[]>(`
    select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type,
      not a.attnotnull as nullable,
      exists (select 1 from pg_index i where i.indrelid = c.oid and i.indisprimary
        and a.attnum = any (i.indkey)) as key,
      a.atthasdef or a.attidentity <> '' as filled
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not c.relispartition and a.attnum > 0 and not a.attisdropped
      and c.relname <> 'schema_migrations'`);

function columnsOfEntities(): Column[] {
  return [...test.app.orm.em.getMetadata()].flatMap(({ tableName, props }) =>
    props
      .filter(({ persist }) => persist !== false)
      .map(({ fieldNames, columnTypes, ...prop }) => ({
        table: tableName,
        column: fieldNames[0] ?? '',
        type: fullName(columnTypes[0] ?? ''),
        nullable: prop.nullable === true,
        key: prop.primary === true,
        filled:
          prop.defaultRaw !== undefined || prop.autoincrement === true || Boolean(prop.generated),
      })),
  );
}

/** What `format_type` calls what the mapper writes. */
function fullName(type: string): string {
  const names: Record<string, string> = {
    int: 'integer',
    timestamptz: 'timestamp with time zone',
    time: 'time without time zone',
    float8: 'double precision',
  };
  return names[type] ?? type;
}

it('every table has an entity with its columns, each as the database has it', async () => {
  const stored = (await columnsOfDatabase()).map(textOf);
  expect(columnsOfEntities().map(textOf).toSorted()).toEqual(stored.toSorted());
});

it('a column and its property convert to each other by name', () => {
  const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const wrong = [...test.app.orm.em.getMetadata()].flatMap(({ tableName, props }) =>
    props
      .filter(({ name, fieldNames }) => snake(name) !== fieldNames[0])
      .map(({ name }) => `${tableName}.${name}`),
  );
  expect(wrong).toEqual([]);
});
