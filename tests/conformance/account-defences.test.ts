import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authRateLimits } from '@infinite/schema/catalogue/auth';
import { signUpMember } from '@infinite/api/testing/members';
import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';
import { AccountCaller } from './account-caller.ts';
import { routesOf } from './routes-of.ts';

const hostile = (
  JSON.parse(
    readFileSync(new URL('../fixtures/hostile-strings.json', import.meta.url), 'utf8'),
  ) as { strings: { id: string; category: string; value: string }[] }
).strings;

let test: TestApp;
let address = 0;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** Each at a network of its own, so that no limit of another test is met. */
const caller = () => {
  address += 1;
  return new AccountCaller(
    test,
    `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`,
  );
};
const posts = ['/api/auth/signup', '/api/auth/signin', '/api/auth/signout', '/graphql'] as const;

describe('a request that a browser makes for another site', () => {
  const crossSite: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:3000.evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' },
  ];

  it('is refused on every state-changing route there is', async () => {
    const member = await signUpMember(test);
    const routes = routesOf(test.server).filter(
      // RFC 8058: mail programs press it from wherever they are; no cookie counts for it.
      ({ method, url }) =>
        method !== 'GET' && !/^\/(\w+\/unsubscribe\/:token|tell\/:token\/stop)$/.test(url),
    );
    expect(routes.map(({ url }) => url)).toEqual(expect.arrayContaining([...posts]));
    for (const { method, url } of routes) {
      for (const headers of crossSite) {
        const response = await test.server.inject({
          method,
          url: url.replaceAll(/:\w+|\*/g, 'x'),
          headers: { ...headers, cookie: member.cookie, 'content-type': 'application/json' },
          payload: '{}',
        });
        expect([url, headers, response.statusCode]).toEqual([url, headers, 403]);
      }
    }
    expect(await member.ctx()).toMatchObject({ actor: { kind: 'member' } });
  });

  it('is let through from this site’s own pages', async () => {
    const response = await caller().call('POST', '/api/auth/signout', undefined, {
      origin: test.app.config.publicOrigin,
      'sec-fetch-site': 'same-origin',
    });
    expect(response.statusCode).toBe(200);
  });
});

describe('attempts are limited', () => {
  it('on sign-in per account, from many addresses, known or not, with the same answer', async () => {
    await caller().signUp('target@example.org');
    const { max } = authRateLimits.signInPerAccount;
    const answersFor = async (email: string) => {
      const answers = [];
      for (let n = 0; n <= max; n += 1) answers.push(await caller().signIn(email, 'wrong one'));
      return answers.map(({ statusCode, body }) => [statusCode, body]);
    };
    const known = await answersFor('target@example.org');
    expect(known.at(-2)?.[0]).toBe(401);
    expect(known.at(-1)?.[0]).toBe(429);
    expect(await answersFor('nobody@example.org')).toEqual(known);
    // The right password does not tell either, however the e-mail is written.
    expect((await caller().signIn('TARGET@example.org')).statusCode).toBe(429);
    test.clock.advance({ seconds: authRateLimits.signInPerAccount.perSeconds });
    expect((await caller().signIn('target@example.org')).statusCode).toBe(200);
  });

  it('but whoever knows the password may sign in as often as they like', async () => {
    await caller().signUp('often@example.org');
    const answers = [];
    for (let n = 0; n < authRateLimits.signInPerAccount.max + 3; n += 1)
      answers.push((await caller().signIn('often@example.org')).statusCode);
    expect(new Set(answers)).toEqual(new Set([200]));
  });

  it('on sign-in per network address, a /64 of IPv6 counting as one', async () => {
    const attempt = (address: string) =>
      new AccountCaller(test, address).signIn('guessed@example.org', 'x');
    expect((await attempt('2001:db8:1:2::1')).statusCode).toBe(401);
    // A hundred real attempts would only cost a hundred hashes: this window has had them.
    await test.app.orm.em
      .getConnection()
      .execute(`update rate_limit_hits set hits = ? where bucket = 'signInPerAddress'`, [
        authRateLimits.signInPerAddress.max,
      ]);
    expect((await attempt('2001:db8:1:2::9')).statusCode).toBe(429);
    expect((await attempt('2001:db8:1:3::1')).statusCode).toBe(401);
  });

  it('on sign-up per network address, whatever a caller claims to be forwarded for', async () => {
    const one = caller();
    const { csrfToken } = (await one.call('GET', '/api/csrf-token')).json<{ csrfToken: string }>();
    const answers = [];
    for (let n = 0; n <= authRateLimits.signUpPerAddress.max; n += 1) {
      const headers = { 'x-csrf-token': csrfToken, 'x-forwarded-for': `198.51.100.${n}` };
      const payload = { email: `forwarded${n}@example.org`, password: '123456' };
      answers.push(await one.call('POST', '/api/auth/signup', payload, headers));
    }
    expect(answers.at(-2)?.statusCode).toBe(400);
    expect(answers.at(-1)?.statusCode).toBe(429);
  });

  it('on reset per account, so that nobody’s mailbox is filled', async () => {
    const { max } = authRateLimits.passwordResetPerAccount;
    const ask = 'mutation { requestPasswordReset(email: "filled@example.org") }';
    for (let n = 0; n < max; n += 1)
      expect((await caller().graphql(ask)).data).toEqual({ requestPasswordReset: true });
    expect((await caller().graphql(ask)).errors?.[0]?.extensions?.code).toBe('RATE_LIMITED');
  });
});

describe('bad input', () => {
  it.each([
    ['no JSON', 'not json', 'application/json', 400],
    ['an empty body', '', 'application/json', 400],
    ['JSON of another type', '[]', 'application/json', 400],
    ['a bare word', '"admin"', 'application/json', 400],
    ['a deep nest', `${'['.repeat(5000)}${']'.repeat(5000)}`, 'application/json', 400],
    [
      'a poisoned prototype',
      '{"__proto__":{"admin":true},"username":"x"}',
      'application/json',
      400,
    ],
    ['a form of another site', 'username=a&password=b', 'application/x-www-form-urlencoded', 415],
    ['plain text', '{}', 'text/plain', 400],
    ['a body too large', JSON.stringify({ username: 'a'.repeat(20_000) }), 'application/json', 413],
  ])('%s is refused with words', async (_name, payload, type, status) => {
    const { statusCode, body } = await caller().call('POST', '/api/auth/signin', payload, {
      'content-type': type,
    });
    expect(statusCode).toBe(status);
    expect(JSON.parse(body)).toEqual({
      code: expect.any(String),
      message: expect.stringMatching(/./),
      ...(body.includes('fields') ? { fields: expect.any(Object) } : {}),
    });
  });

  it('of any shape never makes the server fail, at REST or GraphQL', async () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...hostile.map((sample) => sample.value)),
      fc.jsonValue(),
    );
    const body = fc.oneof(
      fc.record({ username: value, email: value, password: value, browser: value, mobile: value }),
      fc.record({ username: value, password: value }, { requiredKeys: [] }),
      fc.jsonValue(),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...posts), body, async (url, payload) => {
        const someone = caller();
        const { csrfToken } = (await someone.call('GET', '/api/csrf-token')).json<{
          csrfToken: string;
        }>();
        const response = await someone.call('POST', url, JSON.stringify(payload), {
          'x-csrf-token': csrfToken,
          'content-type': 'application/json',
        });
        expect(response.statusCode).toBeLessThan(500);
        expect(() => response.json<unknown>()).not.toThrow();
      }),
      { numRuns: 300 },
    );
  });

  it('as the variables of every account operation never makes the server fail', async () => {
    const operations = [
      'mutation ($a: String!, $b: String!) { signUp(input: {email: $a, password: $b, username: $a}) { id } }',
      'mutation ($a: String!, $b: String!) { signIn(input: {username: $a, password: $b, browser: $b}) { id } }',
      'mutation ($a: String!, $b: String!) { resetPassword(token: $a, password: $b) }',
      'mutation ($a: String!) { verifyEmail(token: $a) }',
      'mutation ($a: String!) { requestPasswordReset(email: $a) }',
      'mutation ($a: String!) { updateTimeZone(timeZone: $a) { id } }',
      'mutation ($a: ID!) { revokeSession(id: $a) }',
      'mutation ($a: String!, $b: String!) { changePassword(currentPassword: $a, newPassword: $b) }',
    ];
    const member = await signUpMember(test);
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...hostile.map((sample) => sample.value)),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...operations), text, text, async (query, a, b) => {
        const someone = caller();
        someone.cookies.set('ic_session', member.cookie.split('=')[1]!);
        const variables = query.includes('$b') ? { a, b } : { a };
        const response = await someone.call('POST', '/graphql', { query, variables });
        expect(response.statusCode).toBeLessThan(500);
        const codes = (
          response.json<{ errors?: { extensions?: { code?: string } }[] }>().errors ?? []
        ).map((error) => error.extensions?.code);
        expect(codes).not.toContain('INTERNAL');
        expect(codes).not.toContain('INTERNAL_SERVER_ERROR');
      }),
      { numRuns: 400 },
    );
  });

  it('of every hostile kind, as username, is stored harmlessly or refused', async () => {
    const kinds = new Map(hostile.map((sample) => [sample.category, sample]));
    for (const { id, value } of kinds.values()) {
      const email = `${id}@example.org`;
      const response = await caller().signUp(email, 'garden gate', { username: value });
      expect([id, response.statusCode]).toSatisfy(
        ([, status]: [string, number]) => status === 200 || status === 400,
      );
      if (response.statusCode === 400) continue;
      const { username } = response.json<{ username: string }>();
      expect(username).not.toMatch(/[\p{C}\p{Zl}\p{Zp}@<>]|^$/u);
    }
  });
});
