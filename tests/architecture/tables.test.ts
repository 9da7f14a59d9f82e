import { expect, test } from 'vitest';
import { sourcesBelow, type Source } from './sources.ts';

const sources = sourcesBelow('packages/api/src').filter(
  ({ path }) => !/\.test\.tsx?$|\/testing\//.test(path),
);

/** `people/users` of a feature, `platform/rate-limit` of anything else. */
const folderOf = (path: string) =>
  /^packages\/api\/src\/(?:features\/)?([^/]+\/[^/]+)\//.exec(path)?.[1] ?? '';

const ownersByEntity = sources.flatMap(({ path, text }) =>
  [...text.matchAll(/tableName: '(\w+)'/g)].map(
    ([, table = '']) => [table, folderOf(path)] as const,
  ),
);

/** The folder of a table's entity. */
const ownerOf = new Map(ownersByEntity);

const sqlNames = /\b(?:from|join|into|update|table|only)\s+(?:only\s+)?(\w+)/gi;
const kyselyNames =
  /\b(?:selectFrom|insertInto|updateTable|deleteFrom|\w+Join|from|using)\(\s*['"](\w+)/g;

/** The tables that a file names in Kysely's builder or in the text of its SQL. */
export function tablesNamedIn(text: string): string[] {
  const statements = [...text.matchAll(/`[^`]*`|'[^'\n]*'/g)].map(([literal]) => literal);
  const found = [
    ...statements.flatMap((literal) => [...literal.matchAll(sqlNames)]),
    ...text.matchAll(kyselyNames),
  ].map(([, name]) => name ?? '');
  return [...new Set(found)].filter((name) => ownerOf.has(name)).toSorted();
}

/** `file: table` for each table of another feature that a file names. */
const foreign = ({ path, text }: Source) =>
  tablesNamedIn(text)
    .filter((table) => ownerOf.get(table) !== folderOf(path))
    .map((table) => `${path.replace(/^packages\/api\/src\/(features\/)?/, '')}: ${table}`);

test('a table is named in the folder of its owner only', () => {
  expect(sources.flatMap(foreign).toSorted()).toEqual([]);
});

test('the rule above sees the builder and the text of SQL', () => {
  const text = [
    "db.selectFrom('reviews as r').innerJoin('enquiries', 'x', 'y')",
    'sql`select * from users u left join only families f on true`',
    "execute('update site_settings set version = 1')",
    '// nothing from quiz_counts in a comment',
  ].join('\n');
  expect(tablesNamedIn(text)).toEqual([
    'enquiries',
    'families',
    'reviews',
    'site_settings',
    'users',
  ]);
});
