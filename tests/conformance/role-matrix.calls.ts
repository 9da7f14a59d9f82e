import { getNamedType, isLeafType, isObjectType, type GraphQLField } from 'graphql';
import type { TestApp } from '@infinite/api/testing/test-app';

export type Field = { kind: 'query' | 'mutation'; field: GraphQLField<unknown, unknown> };
export interface Answer {
  status: number;
  codes: (string | undefined)[];
  value: unknown;
  body: string;
}

/** Every field of Query and Mutation. */
export function fieldsOf(test: TestApp): Field[] {
  const { schema } = test.app;
  return [
    ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field): Field => ({
      kind: 'query',
      field,
    })),
    ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field): Field => ({
      kind: 'mutation',
      field,
    })),
  ];
}

/** Codes of a query that is wrong, or of a server that failed: no call of the matrix may get one. */
export const mustNotBe = [
  'INTERNAL',
  'INTERNAL_SERVER_ERROR',
  'BAD_USER_INPUT',
  'GRAPHQL_VALIDATION_FAILED',
];

/** Asks for the operation and all that can be asked of its answer, as many objects deep. */
export async function callOperation(
  test: TestApp,
  { kind, field }: Field,
  variables: Record<string, unknown>,
  headers: Record<string, string>,
  depth = 3,
): Promise<Answer> {
  const used = field.args.filter(({ name }) => name in variables);
  const parameters = used.map(({ name, type }) => `$${name}: ${type.toString()}`).join(', ');
  const inside = used.map(({ name }) => `${name}: $${name}`).join(', ');
  const query = `${kind} ${parameters && `(${parameters})`} {
    answer: ${field.name}${inside && `(${inside})`} ${selectionOf(getNamedType(field.type), depth)}
  }`;
  const response = await test.server.inject({
    method: 'POST',
    url: '/graphql',
    // A network of its own, so that no limit on attempts stands in the way.
    remoteAddress: `10.${random()}.${random()}.${random()}`,
    headers,
    payload: { query, variables },
  });
  const answer = response.json<{
    data?: { answer: unknown } | null;
    errors?: { extensions?: { code?: string } }[];
  }>();
  return {
    codes: (answer.errors ?? []).map(({ extensions }) => extensions?.code),
    status: response.statusCode,
    value: answer.data?.answer ?? null,
    body: response.body,
  };
}

const random = () => Math.floor(Math.random() * 256);

/** All that can be asked of a type without arguments, to a depth: what leaks, leaks here. */
function selectionOf(type: unknown, depth: number): string {
  if (!isObjectType(type)) return '';
  const inside = Object.values(type.getFields())
    // Edges say what nodes say.
    .filter(({ name, args }) => args.length === 0 && !(depth > 3 && name === 'edges'))
    .flatMap((field) => {
      const named = getNamedType(field.type);
      if (isLeafType(named)) return [field.name];
      const selection = depth > 1 ? selectionOf(named, depth - 1) : '';
      return selection ? [`${field.name} ${selection}`] : [];
    });
  return inside.length > 0 ? `{ ${inside.join(' ')} }` : '';
}
