import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpMember } from '@infinite/api/testing/members';
import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';

/** What the server answers to before any feature is asked. */
let test: TestApp;
let behindHttps: TestApp;
beforeAll(async () => {
  [test, behindHttps] = await Promise.all([
    createTestApp({ env: { ALLOWED_HOSTS: 'app:3000', TRUST_PROXY: '10.0.0.0/8' } }),
    createTestApp({ env: { PUBLIC_ORIGIN: 'https://family.example' } }),
  ]);
});
afterAll(() => Promise.all([test.close(), behindHttps.close()]));

const get = (to: TestApp, url: string, headers: Record<string, string> = {}, from = '127.0.0.1') =>
  to.server.inject({ method: 'GET', url, headers, remoteAddress: from });

describe('the Host header (S2)', () => {
  it.each([
    'evil.example:3000',
    'localhost.evil.example',
    'localhost@evil.example',
    '127.0.0.1.evil.example',
  ])('%s is refused on every path', async (host) => {
    for (const url of ['/api/auth/status', '/dev/mailbox', '/graphql?query={me{id}}']) {
      const answer = await get(test, url, { host });
      expect(answer.statusCode).toBe(421);
      expect(answer.body).toContain('"code":"WRONG_HOST"');
    }
  });

  it.each(['localhost:3000', 'LOCALHOST:4321', '127.0.0.1:3000', '[::1]:3000', 'app:3000'])(
    '%s is answered',
    async (host) => {
      expect((await get(test, '/api/auth/status', { host })).statusCode).toBe(200);
    },
  );

  it('of the public origin is answered, and probes by any', async () => {
    const host = 'family.example';
    expect((await get(behindHttps, '/api/auth/status', { host })).statusCode).toBe(200);
    expect((await get(behindHttps, '/healthz', { host: '10.1.2.3:3000' })).statusCode).toBe(200);
  });
});

describe('the mailbox of the developer (S2)', () => {
  it('opens to this machine only', async () => {
    expect((await get(test, '/dev/mailbox')).statusCode).toBe(200);
    expect((await get(test, '/dev/mailbox', {}, '203.0.113.9')).statusCode).toBe(401);
    const forwarded = { 'x-forwarded-for': '203.0.113.9' };
    for (const path of ['/dev/mailbox', '/dev/mailbox/some-id', '/dev/mailbox/some-id/html'])
      expect((await get(test, path, forwarded)).statusCode).toBe(401);
  });

  it('opens to nobody but administrators where the origin is public', async () => {
    const [member, admin] = await Promise.all([
      signUpMember(behindHttps),
      signUpMember(behindHttps, { role: 'admin' }),
    ]);
    // Behind https the cookie has another name.
    const cookieOf = ({ cookie }: { cookie: string }) => ({ cookie: `__Host-${cookie}` });
    expect((await get(behindHttps, '/dev/mailbox')).statusCode).toBe(401);
    expect((await get(behindHttps, '/dev/mailbox', cookieOf(member))).statusCode).toBe(403);
    expect((await get(behindHttps, '/dev/mailbox', cookieOf(admin))).statusCode).toBe(200);
  });
});

describe('X-Forwarded-For', () => {
  const network = async (from: string, forwarded: string) => {
    await test.server.inject({
      method: 'POST',
      url: '/api/auth/signin',
      remoteAddress: from,
      headers: { 'x-forwarded-for': forwarded },
      payload: { username: `nobody@example.org`, password: 'wrong one' },
    });
    const rows = await test.app.orm.em
      .getConnection()
      .execute<{ network: string }[]>('select network from security_events order by seq');
    return rows.map((row) => row.network);
  };

  it('is believed from TRUST_PROXY and from nobody else', async () => {
    expect(await network('10.1.2.3', '198.51.100.1')).toContain('198.51.100.1');
    const networks = await network('127.0.0.1', '198.51.100.2');
    expect(networks).toContain('127.0.0.1');
    expect(networks).not.toContain('198.51.100.2');
  });
});

describe('the headers of every answer', () => {
  it.each(['/api/auth/status', '/healthz', '/api/openapi.json', '/nowhere'])('%s', async (url) => {
    const { headers } = await get(test, url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(self), microphone=(self)'),
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('keep readers on https where the origin has it', async () => {
    const { headers } = await get(behindHttps, '/api/auth/status');
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
  });
});

describe('odd requests', () => {
  it.each(['/api/none', '/api/', '/api/admin/none'])('%s gets JSON with 404', async (url) => {
    const answer = await get(test, url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND', message: expect.any(String) });
  });

  it('JSON in an unknown charset is refused with 415', async () => {
    const answer = await test.server.inject({
      method: 'POST',
      url: '/api/auth/signup',
      headers: { 'content-type': 'application/json; charset=klingon' },
      payload: '{}',
    });
    expect(answer.statusCode).toBe(415);
  });

  it('security.txt says where to write, for months to come', async () => {
    const { body, headers } = await get(test, '/.well-known/security.txt');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(body).toMatch(/^Contact: mailto:support@example\.org\nExpires: 20/);
  });

  it('reports about a page’s policy are counted without paths, and limited', async () => {
    const report = (payload: unknown) =>
      test.server.inject({
        method: 'POST',
        url: '/api/csp-reports',
        headers: { 'content-type': 'application/csp-report' },
        payload: JSON.stringify(payload),
      });
    const violation = {
      'csp-report': {
        'effective-directive': 'script-src-elem',
        'blocked-uri': 'https://evil.example/shared/a-secret-token?x=1',
      },
    };
    expect((await report(violation)).statusCode).toBe(204);
    expect((await report(violation)).statusCode).toBe(204);
    expect((await report({ nonsense: true })).statusCode).toBe(204);
    const rows = await test.app.orm.em
      .getConnection()
      .execute(`select detail, count from security_events where kind = 'CSP_VIOLATION'`);
    expect(rows).toEqual([{ detail: 'script-src-elem: https://evil.example', count: 2 }]);
    const answers = new Set<number>();
    for (let n = 0; n < 60; n += 1) answers.add((await report({})).statusCode);
    expect(answers).toEqual(new Set([204, 429]));
  });
});
