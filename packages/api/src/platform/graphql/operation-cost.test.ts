import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { apiCosts } from '@infinite/schema/catalogue/api-costs';
import { graphqlLimits } from '@infinite/schema/catalogue/graphql-limits';
import fc from 'fast-check';
import {
  buildSchema,
  getIntrospectionQuery,
  Kind,
  parse,
  type OperationDefinitionNode,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { costReader } from '#platform/graphql/operation-cost.ts';

const folder = fileURLToPath(new URL('../../../../schema', import.meta.url));
const schema = buildSchema(readFileSync(`${folder}/schema.graphql`, 'utf8'));
const read = costReader(apiCosts);

function costsOf(text: string, variables: Record<string, unknown> = {}): number[] {
  const document = parse(text);
  return document.definitions
    .filter((one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => read(schema, document, operation, variables));
}

describe('the cost of an operation', () => {
  it.each([
    ['a field', '{ __typename }', 1],
    ['a field within a field', '{ me { id family { name } } }', 4],
    [
      'a page by its length',
      '{ messages(first: 20) { nodes { id title } pageInfo { endCursor } } }',
      44,
    ],
    ['a page whose length nobody says', '{ messages { nodes { id } } }', 52],
    ['a page longer than there is', '{ messages(first: 1000000) { nodes { id } } }', 102],
    ['a page of nothing', '{ messages(first: -5) { nodes { id } } }', 3],
    ['edges as nodes', '{ recordings(first: 10) { edges { cursor node { id } } } }', 32],
    ['a list in a list', '{ messages(first: 5) { nodes { recipients { name } } } }', 57],
    [
      'a list that the server keeps short',
      '{ comments(kind: RECORDING, subjectId: 1, first: 2) { nodes { reactions { kind } } } }',
      14,
    ],
    ['a list of words as one field', '{ recording(id: 1) { peaks } }', 2],
    [
      'fragments where they are spread',
      '{ me { ...A } } fragment A on Me { id family { ...B } } fragment B on Family { name }',
      4,
    ],
    ['an inline fragment', '{ me { ... on Me { id } ... { email } } }', 3],
    ['each alias', '{ a: __typename b: __typename }', 2],
    ['an act', 'mutation { signOut }', 11],
  ])('counts %s', (_what, text, cost) => {
    expect(costsOf(text)).toEqual([cost]);
  });

  it('takes the page size from the variables or their defaults', () => {
    const text = 'query ($n: Int = 3) { messages(first: $n) { nodes { id } } }';
    expect(costsOf(text, { n: 7 })).toEqual([9]);
    expect(costsOf(text)).toEqual([5]);
    expect(costsOf(text, { n: null })).toEqual([5]);
    expect(costsOf(text, { n: 'many' })).toEqual([52]);
  });

  it('of introspection is small, and of every operation of the product within the limit', () => {
    expect(costsOf(getIntrospectionQuery())[0]).toBeLessThan(200);
    const files = globSync('src/**/*.graphql', { cwd: folder });
    const all = files.map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join('\n');
    expect(Math.max(...costsOf(all, { first: 100 }))).toBeLessThan(graphqlLimits.cost);
  });

  it('is a number, and never less for a longer page, whatever is asked', () => {
    const anything = fc.oneof(fc.integer(), fc.double(), fc.string(), fc.constant(null));
    const text =
      'query ($n: Int) { messages(first: $n) { nodes { id attachments { position } } } }';
    fc.assert(
      fc.property(anything, (n) => {
        const [cost = Number.NaN] = costsOf(text, { n });
        return Number.isFinite(cost) && cost >= 1 && cost <= graphqlLimits.cost;
      }),
    );
    fc.assert(
      fc.property(fc.integer(), fc.nat(), (n, more) => {
        return costsOf(text, { n: n + more })[0]! >= costsOf(text, { n })[0]!;
      }),
    );
  });
});
