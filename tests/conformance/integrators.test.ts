import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { apiCosts } from '@infinite/schema/catalogue/api-costs';
import { giveKey, type TestKey } from '@infinite/api/testing/api-keys';
import { armMessage } from '@infinite/api/testing/armed-message';
import { signUpMember, type TestMember } from '@infinite/api/testing/members';
import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';
import { getIntrospectionQuery, isInputObjectType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: TestApp;
let ann: TestMember;
let key: TestKey;
beforeAll(async () => {
  test = await createTestApp();
  ann = await signUpMember(test);
  key = await giveKey(test, ann);
});
afterAll(() => test.close());

interface Answer {
  data?: unknown;
  errors?: { message: string; extensions: Record<string, unknown> }[];
  extensions?: { cost?: Record<string, number> };
}

async function post(payload: string | object, headers: Record<string, string> = key.headers) {
  const response = await test.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
  const { statusCode: status, headers: sent } = response;
  return { status, headers: sent, ...response.json<Answer>() };
}

const page = (first: number) => `{ messages(first: ${first}) { nodes { id title } } }`;
const times = (count: number, write: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => write(n)).join(' ');

describe('the budget of a key', () => {
  it('is told with every answer, in headers and in extensions.cost', async () => {
    const own = await giveKey(test, ann);
    const first = await post({ query: page(20) }, own.headers);
    expect(first.headers).toMatchObject({
      'x-cost': '42',
      'ratelimit-policy': '"cost";q=60000;w=60',
      ratelimit: '"cost";r=59958;t=1',
    });
    expect(first.extensions?.cost).toEqual({
      requested: 42,
      remaining: 59_958,
      capacity: 60_000,
      perSecond: 1000,
    });
    const rest = await test.server.inject({ url: '/api/auth/status', headers: own.headers });
    expect(rest.headers).toMatchObject({ 'x-cost': '10', ratelimit: '"cost";r=59948;t=1' });
    const session = await test.server.inject({
      url: '/api/auth/status',
      headers: { cookie: ann.cookie },
    });
    expect(session.headers).not.toHaveProperty('x-cost');
  });

  it('once used up, is refused with 429 and the time to wait, until it has leaked', async () => {
    const own = await giveKey(test, ann);
    await test.app.costs.charge(own.id, apiCosts.capacity);
    const refused = await post({ query: page(100) }, own.headers);
    expect(refused).toMatchObject({
      status: 429,
      headers: { 'retry-after': '1', ratelimit: '"cost";r=0;t=60' },
      errors: [{ extensions: { code: 'RATE_LIMITED' } }],
    });
    expect(refused.data).toBeUndefined();
    const rest = await test.server.inject({ url: '/api/auth/status', headers: own.headers });
    expect([rest.statusCode, rest.json<{ code: string }>().code]).toEqual([429, 'RATE_LIMITED']);
    expect((await post({ query: page(100) })).status).toBe(200);
    test.clock.advance({ seconds: 1 });
    expect((await post({ query: page(100) }, own.headers)).status).toBe(200);
  });

  it('pays nothing for what its scopes do not open', async () => {
    const own = await giveKey(test, ann, { scopes: ['account:read'] });
    const refused = await post({ query: page(100) }, own.headers);
    expect([refused.status, refused.extensions?.cost]).toEqual([403, undefined]);
  });
});

describe('a query that asks for too much', () => {
  const cyclic = '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }';
  const bomb = `{ ...F0 } ${times(40, (n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`)} fragment F40 on Query { __typename }`;
  const types = (levels: number): string =>
    levels === 0 ? 'name' : `fields { type { ${types(levels - 1)} } }`;

  it.each([
    ['50 deep', `{ a: __type(name: "Query") ${'{ ofType '.repeat(50)}{ name }${' }'.repeat(50)} }`],
    ['of 2,000 aliases', `{ ${times(2000, (n) => `a${n}: __typename`)} }`],
    ['of 5,000 fields', `{ ${times(5000, () => '__typename')} }`],
    ['of 2,000 acts', `mutation { ${times(2000, (n) => `a${n}: signOut`)} }`],
    ['of fragments in a circle', cyclic],
    ['of fragments that double', bomb],
    ['of introspection within introspection', `{ __schema { types { ${types(6)} } } }`],
    ['of 100,000 directives', `{ __typename ${'@skip(if: false) '.repeat(100_000 / 20)} }`],
  ])('%s is refused with words before it runs', async (_what, query) => {
    const callers: Record<string, string>[] = [key.headers, { cookie: ann.cookie }, {}];
    for (const headers of callers) {
      const answer = await post({ query }, headers);
      expect(answer.status).toBe(400);
      expect(answer.errors?.[0]?.message).toBeTruthy();
      expect(answer.data).toBeUndefined();
    }
  });

  it('through lists within lists costs too much for anybody', async () => {
    const inside = times(12, (n) => `l${n}: deliveries { id recipient { id name email } }`);
    const query = `{ messages(first: 100) { nodes { ${inside} } } }`;
    for (const headers of [key.headers, { cookie: ann.cookie }]) {
      const answer = await post({ query }, headers);
      expect(answer).toMatchObject({
        status: 400,
        errors: [{ extensions: { code: 'TOO_COSTLY', limit: 60_000 } }],
      });
    }
  });

  it.each([
    ['10 MB', JSON.stringify({ query: `{ __typename } #${'x'.repeat(10_485_760)}` }), 413],
    [
      'a batch of 1,000',
      JSON.stringify(
        times(1000, () => '')
          .split(' ')
          .map(() => ({ query: '{ __typename }' })),
      ),
      400,
    ],
    ['an empty batch', '[]', 400],
    ['no JSON', '{"query": ', 400],
    ['a number', '1', 400],
    ['a query that is none', '{"query": 7}', 400],
    [
      'nested 100,000 deep',
      `{"query":"{ __typename }","variables":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      400,
    ],
    ['a poisoned prototype', '{"query":"{ __typename }","__proto__":{"admin":true}}', 400],
  ])('as a body (%s) is refused in GraphQL’s shape', async (_what, payload, status) => {
    const answer = await post(payload);
    expect([answer.status, typeof answer.errors?.[0]?.message]).toEqual([status, 'string']);
    expect(answer.errors?.[0]?.extensions['code']).toBeTruthy();
  });
});

describe('the schema', () => {
  it('is served as it is committed, and not sent again to who has it', async () => {
    const url = '/graphql/schema.graphql';
    const first = await test.server.inject({ url });
    const committed = fileURLToPath(import.meta.resolve('@infinite/schema/schema.graphql'));
    expect(first.body).toBe(readFileSync(committed, 'utf8'));
    expect(first.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=300',
    });
    const etag = String(first.headers.etag);
    const again = await test.server.inject({ url, headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('says of whatever is deprecated from which day it may be gone', () => {
    const fields = Object.values(test.app.schema.getTypeMap()).flatMap((type) =>
      isObjectType(type) || isInputObjectType(type) ? Object.values(type.getFields()) : [],
    );
    const reasons = fields.flatMap(({ deprecationReason }) => deprecationReason ?? []);
    for (const reason of reasons) expect(reason).toMatch(/\b20\d\d-\d\d-\d\d\b/);
  });

  it('answers introspection, to a visitor too', async () => {
    const answer = await post({ query: getIntrospectionQuery() }, {});
    expect([answer.status, answer.errors]).toEqual([200, undefined]);
  });
});

describe('lists', () => {
  it('of messages are Relay connections, in both orders: each edge’s cursor begins the rest', async () => {
    const reader = await signUpMember(test);
    const own = await giveKey(test, reader);
    for (const title of ['one', 'two', 'three']) {
      await armMessage(test, reader, { title, body: 'b', recipients: ['r@example.org'] });
    }
    for (const order of ['CHANGED', 'DUE']) {
      const ask = async (args: string) => {
        const query = `{ messages(order: ${order} ${args}) {
          edges { cursor node { title } } nodes { title }
          pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;
        const { data } = await post({ query }, own.headers);
        return (data as { messages: Connection }).messages;
      };
      const all = await ask('first: 3');
      const cursors = all.edges.map(({ cursor }) => cursor);
      expect(all.edges.map(({ node }) => node)).toEqual(all.nodes);
      expect(all.pageInfo).toEqual({
        hasNextPage: false,
        hasPreviousPage: false,
        startCursor: cursors[0],
        endCursor: cursors[2],
      });
      const rest = await ask(`after: "${cursors[0]}"`);
      expect(rest.nodes).toEqual(all.nodes.slice(1));
      expect(rest.pageInfo.hasPreviousPage).toBe(true);
    }
  });

  it('all have pageInfo, and nodes or edges with cursors', () => {
    for (const type of Object.values(test.app.schema.getTypeMap())) {
      if (!isObjectType(type) || !type.name.endsWith('Connection')) continue;
      const fields = type.getFields();
      expect(fields['pageInfo']?.type.toString(), type.name).toBe('PageInfo!');
      expect(fields['nodes'] ?? fields['edges'], type.name).toBeDefined();
    }
  });
});

interface Connection {
  edges: { cursor: string; node: object }[];
  nodes: object[];
  pageInfo: Record<string, unknown>;
}
