import fc from 'fast-check';
import type { OpenApiDocument, OpenApiOperation } from '@infinite/schema/http/openapi';
import { signUpMember, type TestMember } from '@infinite/api/testing/members';
import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/**
 * Every input of every REST call, by the API's own description, with all kinds of rubbish: never a
 * 5xx, never a word of the machinery. What is not described cannot be sent here, and cannot be
 * forgotten either (openapi.test.ts compares with the router).
 */
const test: TestApp = await createTestApp();
const document = (await test.server.inject({ url: '/api/openapi.json' })).json<OpenApiDocument>();
const members: Record<string, TestMember | null> = { visitor: null };
beforeAll(async () => {
  members['member'] = await signUpMember(test);
  members['admin'] = await signUpMember(test, { role: 'admin' });
});
afterAll(() => test.close());

interface Call {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly operation: OpenApiOperation;
}

const calls: Call[] = Object.entries(document.paths).flatMap(([path, verbs]) =>
  Object.entries(verbs).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    operation,
  })),
);

const hostile = fc.constantFrom(
  '',
  '\0',
  '%',
  "'; drop table users; --",
  '../../../etc/passwd',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '\u202e\u2066',
  '-1',
  '9'.repeat(400),
  'NaN',
  '00000000-0000-0000-0000-000000000000',
  '2041-13-45T99:99:99Z',
  'bytes=-9999999999999999999-',
  '\ud800',
  '=cmd|calc',
);
const word = fc.oneof(hostile, fc.string({ maxLength: 60, unit: 'binary' }), fc.uuid());
const rubbish = fc.oneof(fc.jsonValue({ maxDepth: 4 }), word, fc.constant(undefined));

/** A body of the right shape with wrong values, or anything at all. */
function bodyFor({ requestBody }: OpenApiOperation): fc.Arbitrary<unknown> {
  const [content] = Object.values(requestBody?.content ?? {});
  const properties = Object.keys(content?.schema['properties'] ?? {});
  const near = fc.record(Object.fromEntries(properties.map((name) => [name, rubbish])), {
    requiredKeys: [],
  });
  return fc.oneof({ weight: 3, arbitrary: near }, rubbish);
}

function inputFor({ operation }: Call) {
  const names = (place: string) =>
    (operation.parameters ?? []).filter((each) => each.in === place).map(({ name }) => name);
  const some = (list: string[]) =>
    fc.record(Object.fromEntries(list.map((name) => [name, word])), { requiredKeys: [] });
  return fc.record({
    params: fc.record(Object.fromEntries(names('path').map((name) => [name, word]))),
    query: some(names('query')),
    headers: some([...names('header'), 'if-none-match', 'range']),
    body: operation.requestBody ? bodyFor(operation) : fc.constant(undefined),
    media: fc.constantFrom(...Object.keys(operation.requestBody?.content ?? { '*/*': {} })),
    who: fc.constantFrom('visitor', 'member', 'admin'),
  });
}

const machinery =
  /\bat .+:\d+:\d+|node_modules|select .+ from |syntax error at|ECONN|FST_ERR|stack/i;
/** Header values of HTTP: visible ASCII, which Node itself insists on before anything is sent. */
const sendable = (value: string) => value.replace(/[^\x20-\x7e]/g, '?');

describe('rubbish at every REST call', () => {
  it.each(calls)('$name: never a 5xx, never a word of the machinery', async (call) => {
    await fc.assert(
      fc.asyncProperty(inputFor(call), async ({ params, query, headers, body, media, who }) => {
        const path = call.path.replace(
          /\{(\w+)\}/g,
          (_all, name: string) => encodeURIComponent(wellFormed(params[name] ?? 'x')) || 'x',
        );
        const search = new URLSearchParams(
          Object.entries(query).map(([name, value]) => [name, wellFormed(value ?? '')]),
        );
        const cookie = members[who]?.cookie;
        const answer = await test.server.inject({
          method: call.method as 'GET',
          url: `${path}?${search.toString()}`,
          // A network of its own, so that no limit on attempts stands in the way.
          remoteAddress: `10.${byte()}.${byte()}.${byte()}`,
          headers: {
            ...Object.fromEntries(
              Object.entries(headers).map(([name, value]) => [name, sendable(value ?? '')]),
            ),
            ...(cookie ? { cookie } : {}),
            ...(body === undefined ? {} : { 'content-type': media }),
          },
          ...(body === undefined ? {} : { payload: payloadOf(body, media) }),
        });
        const told = `${path} ${answer.statusCode} ${answer.body.slice(0, 300)}`;
        expect(answer.statusCode, told).toBeLessThan(500);
        if (answer.statusCode >= 400) expect(answer.body, told).not.toMatch(machinery);
      }),
      { numRuns: 60 },
    );
  });

  it('is answered with words and a code where it is refused', async () => {
    const json = await test.server.inject({
      method: 'POST',
      url: '/api/auth/signin',
      headers: { 'content-type': 'application/json' },
      payload: '{"username":',
    });
    expect([json.statusCode, json.json<{ code: string }>().code]).toEqual([400, 'INVALID_INPUT']);
  });
});

function payloadOf(body: unknown, media: string): string {
  if (media === 'application/json') return JSON.stringify(body) ?? '';
  if (typeof body === 'object' && body !== null) {
    return new URLSearchParams(
      Object.entries(body).map(([name, value]) => [name, wellFormed(formText(value))]),
    ).toString();
  }
  return String(body);
}

/** A form has texts only; some of the objects cannot become one by themselves. */
const formText = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
const wellFormed = (text: string) => text.toWellFormed();
const byte = () => Math.floor(Math.random() * 256);
