import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveKey } from '@infinite/api/testing/api-keys';
import { signUpMember } from '@infinite/api/testing/members';
import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';

const test: TestApp = await createTestApp();
const origin = await test.server.listen({ port: 0, host: '127.0.0.1' });
let authorization = '';
beforeAll(async () => {
  authorization = (await giveKey(test, await signUpMember(test))).headers.authorization;
});
afterAll(() => test.close());

const callers = [
  ['a visitor', () => ({})],
  ['a program with a key', () => ({ authorization })],
] as const;

/** https://graphql.github.io/graphql-over-http, by the audits of the working group's own package. */
describe.each(callers)('GraphQL over HTTP, for %s', (_who, headers) => {
  const audits = serverAudits({
    url: `${origin}/graphql`,
    fetchFn: (url: string, init: RequestInit = {}) =>
      fetch(url, { ...init, headers: { ...init.headers, ...headers() } }),
  });

  it.each(audits)('$name', async ({ fn, name }) => {
    const result = await fn();
    if (result.status === 'ok') return;
    // What MAY be done is ours to choose; everything else is done.
    expect(name, result.reason).toMatch(/^MAY /);
    expect(result.status).toBe('notice');
  });
});
