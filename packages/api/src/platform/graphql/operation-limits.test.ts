import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getIntrospectionQuery, parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitOperations } from '#platform/graphql/operation-limits.ts';
import { graphql } from '#testing/graphql.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const times = (count: number, write: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => write(n)).join(' ');
const refusalOf = async (document: string) => {
  const { status, errors } = await graphql(test, document);
  return [status, errors[0]?.message];
};
const deep = (levels: number): string => (levels === 0 ? 'name' : `ofType { ${deep(levels - 1)} }`);
/** Fragments that double at each level: short to write, endless to run. */
const doubling = (levels: number) =>
  times(levels, (n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`) +
  ` fragment F${levels} on Query { __typename }`;

describe('one operation', () => {
  it.each([
    ['a flood of sign-ins under aliases', `mutation { ${times(11, () => 'signOut')} }`],
    ['a query of many aliases', `{ ${times(31, (n) => `a${n}: __typename`)} }`],
    ['a query of many fields', `{ ${times(1001, () => '__typename')} }`],
    ['a deep query', `{ __type(name: "Query") { ${deep(20)} } }`],
    ['fragments that double', `{ ...F0 } ${doubling(30)}`],
  ])('%s is refused before it runs', async (_what, document) => {
    expect(await refusalOf(document)).toEqual([400, 'The operation asks for too much at once.']);
  });

  it('fragments in a circle, and a document without an end, are refused too', async () => {
    const circle = '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }';
    expect((await graphql(test, circle)).status).toBe(400);
    const endless = `{ ${times(16_000, () => 'a')} }`;
    expect((await graphql(test, endless)).status).toBe(400);
  });

  it('introspection and an ordinary page are answered', async () => {
    expect((await graphql(test, getIntrospectionQuery())).errors).toEqual([]);
    expect((await graphql(test, '{ me { id } me { family { name } } }')).errors).toEqual([]);
  });

  it('the product’s own operations are answered, all of them', () => {
    const folder = fileURLToPath(new URL('../../../../schema/src', import.meta.url));
    const files = globSync('**/*.graphql', { cwd: folder });
    expect(files.length).toBeGreaterThan(2);
    // Operations share fragments across files, as the code generator reads them.
    const all = files.map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join('\n');
    expect(validate(test.app.schema, parse(all), [limitOperations])).toEqual([]);
  });
});
