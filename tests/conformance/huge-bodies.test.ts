import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';
import { signUpMember } from '@infinite/api/testing/members';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from './role-matrix.classification.ts';
import { isForStaff } from './role-matrix.staff.ts';
import { routesOf } from './routes-of.ts';

const test: TestApp = await createTestApp({ speech: null });
let cookie: string;
beforeAll(async () => {
  ({ cookie } = await signUpMember(test, { role: 'admin' }));
});
afterAll(() => test.close());

/** What the console sends: to GraphQL, to its own routes, and to sign in. */
const calls = routesOf(test.server)
  .map((route) => ({ ...route, name: `${route.method} ${route.url}` }))
  .filter(({ method }) => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method))
  .filter(
    ({ name, url }) =>
      isForStaff(routes[name]?.access) || url === '/graphql' || url.startsWith('/api/auth/'),
  );
/** More than the largest picture of an article. */
const huge = 'x'.repeat(64 * 1024 * 1024);

describe('a huge body', () => {
  it('is tried with every call that changes something for staff', () => {
    expect(calls.length).toBeGreaterThan(5);
  });

  it.each(calls)('$name is refused with 413 before it is read', async ({ method, url }) => {
    for (const payload of [JSON.stringify({ input: huge }), huge]) {
      const response = await test.server.inject({
        method,
        url,
        headers: { cookie, 'content-type': 'application/json' },
        payload,
      });
      expect([response.statusCode, response.body.slice(0, 500)]).toEqual([
        413,
        expect.stringContaining('TOO_LARGE'),
      ]);
    }
    expect((await test.server.inject({ url: '/readyz' })).statusCode).toBe(200);
  });
});
