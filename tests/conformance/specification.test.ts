import { signInForm } from '@infinite/schema/accounts/sign-in.input';
import { signUpForm } from '@infinite/schema/accounts/sign-up.input';
import { memberName, signUpMember, type TestMember } from '@infinite/api/testing/members';
import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { DataCache, readData } from '@infinite/api-client/data';
import { request } from '@infinite/api-client/request';
import { fetchCsrfToken, signOut } from '../../packages/site/src/session/session.ts';
import { sessionStore } from '../../packages/site/src/session/session-store.ts';
import { AccountCaller, linkIn, settleJobs } from './account-caller.ts';
import { routesOf } from './routes-of.ts';

/**
 * Every line of the sections 5 to 8 of the specification, by its words. What only eyes see is in
 * `tests/e2e/specification-words.spec.ts`.
 */
let test: TestApp;
let admin: TestMember;
let member: TestMember;
beforeAll(async () => {
  test = await createTestApp({ env: { ADMIN_EMAIL: 'keeper@example.org' } });
  admin = await signUpMember(test, { role: 'admin' });
  member = await signUpMember(test);
});
afterAll(() => test.close());
afterEach(() => vi.unstubAllGlobals());

const adminRoutes = () => routesOf(test.server).filter(({ url }) => url.startsWith('/api/admin/'));

const as = (
  who: TestMember | null,
  method: 'GET' | 'PUT' | 'POST',
  url: string,
  payload?: object,
) =>
  test.server.inject({
    method,
    url,
    headers: who ? { cookie: who.cookie } : {},
    ...(payload ? { payload } : {}),
  });

/** Answers the browser's calls from the real server, as this person, and notes them. */
function browserOf(who: TestMember | null) {
  const calls: { path: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push({ path, init });
    const answer = await test.server.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: path,
      headers: {
        ...Object.fromEntries(new Headers(init.headers)),
        ...(who ? { cookie: who.cookie } : {}),
      },
      ...(init.body === undefined ? {} : { payload: init.body as string }),
    });
    return new Response(answer.body === '' ? null : answer.body, { status: answer.statusCode });
  });
  return calls;
}

function answering(...answers: Response[]) {
  const stub = vi.fn<typeof fetch>(() => Promise.resolve(answers.shift() ?? Response.error()));
  vi.stubGlobal('fetch', stub);
  return stub;
}

describe('section 5, validation rules', () => {
  const fieldsOf = async (call: Promise<{ json<T>(): T }>) =>
    (await call).json<{ fields?: Record<string, string> }>().fields ?? {};

  it("sign-up: e-mail must be a valid address, 'Please enter a valid email'", async () => {
    for (const email of [
      '',
      'ann',
      'ann@',
      '@example.org',
      'ann@example..org',
      'a b@example.org',
    ]) {
      const fields = await fieldsOf(new AccountCaller(test).signUp(email));
      expect(fields, email).toMatchObject({ email: 'Please enter a valid email' });
    }
  });

  it("sign-up: password at least 6 characters, 'Password must be at least 6 characters'", async () => {
    for (const password of ['', '12345', '🌿🌿🌿🌿🌿']) {
      const fields = await fieldsOf(new AccountCaller(test).signUp('p@example.org', password));
      expect(fields).toEqual({ password: 'Password must be at least 6 characters' });
    }
    expect((await new AccountCaller(test).signUp('six@example.org', 'ab12%ö')).statusCode).toBe(
      200,
    );
  });

  it('sign-in: e-mail valid (same message)', async () => {
    const typed = signInForm.safeParse({ email: 'ann', password: 'x' });
    expect(typed.error?.issues.map(({ message }) => message)).toEqual([
      'Please enter a valid email',
    ]);
    expect(await fieldsOf(new AccountCaller(test).signIn('', 'x'))).toEqual({
      username: 'Please enter a valid email',
    });
  });

  it("sign-in: password non-empty, 'Password is required'", async () => {
    const fields = await fieldsOf(new AccountCaller(test).signIn('ann@example.org', ''));
    expect(fields).toEqual({ password: 'Password is required' });
  });

  it('errors appear under each field: one for every field at fault, at once', async () => {
    const typed = signUpForm.safeParse({ email: 'ann', password: '1' });
    expect(typed.error?.issues.map(({ path }) => path.join('.'))).toEqual(['email', 'password']);
    const fields = await fieldsOf(new AccountCaller(test).signUp('ann', '1'));
    expect(Object.keys(fields)).toEqual(['email', 'password']);
  });

  it('max file size is an integer; decisions.md bounds it from 1 to 10,240', async () => {
    for (const [maxFileSize, status] of [
      [1, 200],
      [10_240, 200],
      [0, 400],
      [10_241, 400],
      [99.5, 400],
      ['100', 400],
    ] as const) {
      const answer = await as(admin, 'PUT', '/api/admin/settings', { maxFileSize });
      expect(answer.statusCode, String(maxFileSize)).toBe(status);
    }
    await as(admin, 'PUT', '/api/admin/settings', { maxFileSize: 100 });
  });

  it('newsletter e-mail: no validation shown; anything is taken and answered by a page', async () => {
    const answer = await test.server.inject({
      method: 'POST',
      url: '/newsletter/subscribe',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=not+an+address',
    });
    expect(answer.statusCode).toBe(303);
  });
});

describe('section 6, roles and permissions', () => {
  it('two states are visible: visitor and signed-in user', async () => {
    expect((await as(null, 'GET', '/api/auth/status')).json()).toBeNull();
    expect((await as(member, 'GET', '/api/auth/status')).json()).toMatchObject({
      email: member.email,
      role: 'member',
    });
  });

  it('the admin is whoever has proven the admin address; before the proof nobody is', async () => {
    const keeper = new AccountCaller(test);
    await keeper.signUp('keeper@example.org');
    expect((await keeper.call('GET', '/api/admin/stats')).statusCode).toBe(403);
    await settleJobsOf();
    const token = linkIn(test, 'keeper@example.org', '/verify-email');
    await keeper.graphql('mutation ($token: String!) { verifyEmail(token: $token) }', { token });
    expect((await keeper.call('GET', '/api/admin/stats')).statusCode).toBe(200);
  });

  it("the username 'admin' can be taken by nobody, and opens nothing", async () => {
    const someone = new AccountCaller(test);
    const made = await someone.signUp('admin@example.net', 'garden gate', { username: 'admin' });
    expect(made.json<{ username: string }>().username).not.toBe('admin');
    expect((await someone.call('GET', '/api/admin/users')).statusCode).toBe(403);
  });

  it('the server enforces it on every call under /api/admin: 401 signed out, 403 otherwise', async () => {
    expect(adminRoutes().length).toBeGreaterThanOrEqual(5);
    for (const { method, url } of adminRoutes()) {
      for (const [who, status, code] of [
        [null, 401, 'UNAUTHENTICATED'],
        [member, 403, 'FORBIDDEN'],
      ] as const) {
        const answer = await test.server.inject({
          method,
          url: url.replace(':kind', 'users').replace(':id', member.userId),
          headers: who ? { cookie: who.cookie } : {},
        });
        expect([`${method} ${url}`, answer.statusCode]).toEqual([`${method} ${url}`, status]);
        expect(answer.json()).toMatchObject({ code });
      }
    }
  });

  it('a 401 or 403 response to a default data read yields an empty value', async () => {
    browserOf(null);
    expect(await readData(['/api/admin/users'])).toBeNull();
    browserOf(member);
    expect(await readData(['/api/admin/users'])).toBeNull();
    browserOf(admin);
    expect(await readData(['/api/admin/users'])).toBeInstanceOf(Array);
  });
});

describe('section 7, the calls it makes', () => {
  it('all calls include credentials, no-cache headers and device hints; a body only when given', async () => {
    const calls = browserOf(null);
    await request('GET', '/api/auth/status');
    await request('POST', '/api/auth/signout', {});
    expect(calls.map(({ init }) => [init.credentials, init.body])).toEqual([
      ['include', undefined],
      ['include', '{}'],
    ]);
    for (const { init } of calls) {
      const headers = new Headers(init.headers);
      expect(headers.get('cache-control')).toContain('no-cache');
      expect(headers.get('x-universal-device')).toBe('true');
      expect(headers.get('x-mobile-compatible')).toBe('true');
      expect(headers.get('x-device-type')).toMatch(/^(mobile|desktop)$/);
      const flags = [...headers.keys()].filter((name) => /-(platform|browser)$/.test(name));
      expect(flags.length).toBeGreaterThan(4);
    }
  });

  it('the default data read is a GET on the first element of the query key', async () => {
    const calls = browserOf(member);
    await readData(['/api/auth/status', 'second', 3]);
    expect(calls).toMatchObject([{ path: '/api/auth/status', init: { method: 'GET' } }]);
  });

  it('the default data read does not retry and never goes stale; mutations do not retry', async () => {
    const cache = new DataCache();
    const failing = answering(new Response('no', { status: 503 }));
    await expect(cache.read(['/api/auth/status'])).rejects.toThrow('503: no');
    await expect(cache.read(['/api/auth/status'])).rejects.toThrow('503: no');
    expect(failing).toHaveBeenCalledTimes(1);
    const once = answering(new Response('no', { status: 500 }));
    await expect(request('PUT', '/api/admin/settings', {})).rejects.toThrow();
    expect(once).toHaveBeenCalledTimes(1);
  });

  it('GET /api/auth/status: the user object (username, email) when OK', async () => {
    const answer = await as(member, 'GET', '/api/auth/status');
    expect(answer.json()).toMatchObject({
      username: memberName(member.userId),
      email: member.email,
    });
  });

  it('POST /api/auth/signout: ends the session; the response is not needed', async () => {
    const leaving = await signUpMember(test);
    expect((await as(leaving, 'POST', '/api/auth/signout')).statusCode).toBe(200);
    expect((await as(leaving, 'GET', '/api/auth/status')).json()).toBeNull();
  });

  it("GET /api/csrf-token: field csrfToken; failure raises 'Failed to fetch CSRF token'", async () => {
    const answer = (await as(null, 'GET', '/api/csrf-token')).json<object>();
    expect(answer).toEqual({ csrfToken: expect.any(String) });
    for (const bad of [Response.json({}), new Response('no', { status: 500 }), Response.error()]) {
      answering(bad);
      await expect(fetchCsrfToken()).rejects.toThrow('Failed to fetch CSRF token');
    }
  });

  it('POST /api/auth/signup: username, email, password, browser, mobile and the token in a header', async () => {
    const someone = new AccountCaller(test);
    const answer = await someone.signUp('Seven@example.org');
    expect(answer.json()).toMatchObject({ username: 'Seven', email: 'Seven@example.org' });
    const without = { username: 'x', email: 'x@example.org', password: 'garden gate' };
    const refused = await new AccountCaller(test).call('POST', '/api/auth/signup', {
      ...without,
      browser: 'other',
      mobile: false,
    });
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'CSRF']);
  });

  it('POST /api/auth/signin: the e-mail as username, no CSRF token; the user object', async () => {
    const someone = new AccountCaller(test);
    await someone.signUp('signin@example.org');
    const answer = await new AccountCaller(test).signIn('signin@example.org');
    expect(answer.json()).toMatchObject({ username: 'signin', email: 'signin@example.org' });
  });

  it('GET /api/admin/stats: totalUsers, totalMemories, totalVoiceMessages, totalRevenue, activeSubscriptions', async () => {
    const stats = (await as(admin, 'GET', '/api/admin/stats')).json<Record<string, unknown>>();
    expect(Object.keys(stats).sort()).toEqual([
      'activeSubscriptions',
      'totalMemories',
      'totalRevenue',
      'totalUsers',
      'totalVoiceMessages',
    ]);
    for (const figure of Object.values(stats)) expect(figure).toBeTypeOf('number');
  });

  it('GET /api/admin/users: a list of id, username, email, subscriptionPlan, createdAt', async () => {
    const list = (await as(admin, 'GET', '/api/admin/users')).json<Record<string, unknown>[]>();
    expect(list.length).toBeGreaterThan(2);
    for (const row of list) {
      expect(Object.keys(row).sort()).toEqual([
        'createdAt',
        'email',
        'id',
        'subscriptionPlan',
        'username',
      ]);
      expect(row['subscriptionPlan']).toBe('free');
    }
  });

  it('GET and PUT /api/admin/settings: the four settings fields', async () => {
    const fields = {
      maintenanceMode: false,
      registrationEnabled: true,
      maxFileSize: 100,
      emailNotifications: true,
    };
    expect((await as(admin, 'GET', '/api/admin/settings')).json()).toEqual(fields);
    const put = await as(admin, 'PUT', '/api/admin/settings', { ...fields, maxFileSize: 101 });
    expect(put.statusCode).toBe(200);
    const now = (await as(admin, 'GET', '/api/admin/settings')).json<object>();
    expect(now).toEqual({ ...fields, maxFileSize: 101 });
    await as(admin, 'PUT', '/api/admin/settings', fields);
  });

  it.each(['users', 'memories', 'messages'])(
    'GET /api/admin/export/{kind}: a CSV file of %s',
    async (kind) => {
      const answer = await as(admin, 'GET', `/api/admin/export/${kind}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toMatch(/^text\/csv/);
      expect(answer.headers['content-disposition']).toMatch(
        new RegExp(`filename="?${kind}-export-\\d{4}-\\d{2}-\\d{2}\\.csv`),
      );
    },
  );

  it('an unknown export kind is refused, and is no 5xx', async () => {
    for (const kind of ['families', 'users.csv', '..%2fusers', 'USERS', '%00']) {
      const answer = await as(admin, 'GET', `/api/admin/export/${kind}`);
      expect(answer.statusCode, kind).toBeOneOf([400, 404]);
    }
  });

  it('the blog and the newsletter make no calls of their own under /api', () => {
    expect(routesOf(test.server).filter(({ url }) => /\/api\/(blog|newsletter)/.test(url))).toEqual(
      [],
    );
  });
});

describe('section 8, the error catalogue', () => {
  it("any non-OK response: the message is the status, ': ' and the response text", async () => {
    browserOf(null);
    await expect(request('GET', '/api/admin/users')).rejects.toThrow(
      /^401: \{"code":"UNAUTHENTICATED"/,
    );
  });

  it('… or the status text if the text is empty', async () => {
    answering(new Response('', { status: 502, statusText: 'Bad Gateway' }));
    await expect(request('GET', '/x')).rejects.toThrow(/^502: Bad Gateway$/);
  });

  it('sign-out failure: logged only; user cleared', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    sessionStore.set({} as never);
    answering(new Response('no', { status: 500 }));
    await signOut();
    expect(sessionStore.read().user).toBeNull();
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });

  it("sign-up failure: the server's fallback message is 'Signup failed'", async () => {
    await new AccountCaller(test).signUp('known@example.org');
    const again = await new AccountCaller(test).signUp('known@example.org');
    expect(again.json<{ message: string }>().message).toBe('Signup failed');
  });
});

/** The proof's mail is sent by a job, so a worker has to run for a moment. */
async function settleJobsOf(): Promise<void> {
  await test.app.startWorker();
  await settleJobs(test);
}
