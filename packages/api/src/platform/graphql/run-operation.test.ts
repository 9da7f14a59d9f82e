import { buildSchema, GraphQLObjectType, parse, type GraphQLSchema } from 'graphql';
import { expect, it } from 'vitest';
import { operationRunner } from '#platform/graphql/run-operation.ts';

const sdl = `
  enum Kind { VOICE PHOTO }
  input Narrowed { kind: Kind = PHOTO, sizes: [Int!] }
  type Item { id: ID!, kind: Kind!, title(upper: Boolean = false): String, broken: String!, note: String }
  type Query { items(by: Narrowed, first: Int): [Item!]!, item(id: ID!): Item, refused: String }
  type Mutation { add(n: Int!): Int! }
`;

function made(): GraphQLSchema {
  const schema = buildSchema(sdl);
  const fields = (name: string) => {
    const type = schema.getType(name);
    if (!(type instanceof GraphQLObjectType)) throw new Error(name);
    return type.getFields();
  };
  const items = [
    { id: 1, kind: 'VOICE', title: 'How we met' },
    { id: 2, kind: 'PHOTO', title: null },
  ];
  fields('Query')['items']!.resolve = async (_root, args) => [
    ...items,
    { id: 3, kind: 'PHOTO', title: JSON.stringify(args) },
  ];
  fields('Query')['item']!.resolve = (_root, { id }) => ({ ...items[0], id });
  fields('Query')['refused']!.resolve = () => {
    throw new RangeError('too far');
  };
  fields('Item')['title']!.resolve = ({ title }, { upper }) =>
    upper ? title?.toUpperCase() : title;
  fields('Item')['broken']!.resolve = async () => {
    throw new TypeError('broken');
  };
  fields('Mutation')['add']!.resolve = async (_root, { n }, sums: number[]) => {
    const sum = (sums.at(-1) ?? 0) + n;
    await new Promise(setImmediate);
    return sums.push(sum) && sum;
  };
  return schema;
}

const schema = made();

it.each<[what: string, text: string, variables?: Record<string, unknown>, operationName?: string]>([
  ['data with aliases and fragments', '{ a: items { ...f } } fragment f on Item { id kind title }'],
  ['arguments and defaults', '{ items(by: { sizes: [1, 2] }, first: 3) { title } }'],
  ['variables', 'query ($b: Narrowed) { items(by: $b) { title } }', { b: { kind: 'VOICE' } }],
  ['a list of one', 'query ($s: [Int!]) { items(by: { sizes: $s }) { title } }', { s: 7 }],
  ['a default of a variable', 'query ($u: Boolean = true) { items { title(upper: $u) } }'],
  ['what is left out', 'query ($y: Boolean!) { items { id @skip(if: $y) kind } }', { y: true }],
  ['an error that ends at a field', '{ refused items { id } }'],
  ['an error that ends the whole', '{ items { id\n   broken } }'],
  ['an error in one of several', '{ item(id: 4) { id broken } }'],
  ['a variable of the wrong type', 'query ($n: Int) { items(first: $n) { id } }', { n: 'x' }],
  ['a variable that is missing', 'query ($n: ID!) { item(id: $n) { id } }'],
  [
    'a key that is not in the input',
    'query ($b: Narrowed) { items(by: $b) { id } }',
    { b: { x: 1 } },
  ],
  ['the schema', '{ __type(name: "Item") { fields { name args { defaultValue } } } }'],
  ['one of two operations', 'query A { a: __typename } query B { b: __typename }', {}, 'B'],
  ['an operation that is not there', 'query A { __typename }', {}, 'B'],
  ['mutations, one after the other', 'mutation { a: add(n: 1) b: add(n: 2) c: add(n: 3) }'],
])('compiled as before: %s', async (_what, text, variables, operationName) => {
  const answer = async (compileAfter: number) => {
    const run = operationRunner(schema, { compileAfter });
    const document = parse(text);
    const result = await run({ document, variables, operationName, contextValue: [] });
    // The API reads `extensions` of each error, and finds the refusal in its cause.
    const errors = result.errors?.map((error) => ({
      ...error.toJSON(),
      extensions: error.extensions,
      cause: error.originalError?.constructor.name,
    }));
    return { data: JSON.stringify(result.data), errors };
  };
  expect(await answer(0)).toEqual(await answer(Infinity));
});

it('compiles what comes again, and forgets what was not used for long', async () => {
  const run = operationRunner(schema, { compileAfter: 1, kept: 2 });
  const [first, second, third] = ['{ items { id } }', '{ items { kind } }', '{ refused }'].map(
    (text) => parse(text),
  );
  const nodesOf = async (document = first!) => {
    const { data } = await run({ document, contextValue: undefined });
    // Compiled code makes plain objects; graphql-js makes objects without a prototype.
    return Object.getPrototypeOf(data) === Object.prototype ? 'compiled' : 'interpreted';
  };
  expect([await nodesOf(), await nodesOf()]).toEqual(['interpreted', 'compiled']);
  await nodesOf(second);
  await nodesOf(third);
  expect(await nodesOf()).toBe('interpreted');
});
