import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpMember } from '@infinite/api/testing/members';
import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';
import { AccountCaller, linkIn, settleJobs } from './account-caller.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ env: { LOG_LEVEL: 'error' } });
  await test.app.startWorker();
});
afterAll(() => test.close());

const caller = (address?: string) => new AccountCaller(test, address);
const rows = <Row>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  test.app.orm.em.getConnection().execute<Row[]>(sql, values);

describe('GET /api/auth/status', () => {
  it('answers a visitor with 200 and null', async () => {
    const response = await caller().call('GET', '/api/auth/status');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toMatch(/^application\/json/);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).toBe('null');
  });

  it('answers a member with the user object', async () => {
    const ann = caller();
    await ann.signUp('status@example.org');
    expect(await ann.status()).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      username: 'status',
      email: 'status@example.org',
      displayName: 'status',
      role: 'member',
      emailVerified: false,
    });
  });

  it('takes a forged, cut or oversized cookie for a visitor', async () => {
    for (const cookie of ['x', '', 'a'.repeat(43), '%00', "' or 1=1 --", 'b'.repeat(4000)]) {
      const stranger = caller();
      stranger.cookies.set('ic_session', encodeURIComponent(cookie));
      expect(await stranger.status()).toBeNull();
    }
  });
});

describe('GET /api/csrf-token', () => {
  it('gives csrfToken and a cookie that scripts cannot read', async () => {
    const response = await caller().call('GET', '/api/csrf-token');
    expect(response.json()).toEqual({ csrfToken: expect.stringMatching(/^[\w-]{43}$/) });
    expect(response.cookies[0]).toMatchObject({ name: 'ic_csrf', httpOnly: true, sameSite: 'Lax' });
    expect(response.cookies[0]?.value).not.toBe(response.json<{ csrfToken: string }>().csrfToken);
  });

  it('gives two tabs of one browser the same token, and two browsers different ones', async () => {
    const ann = caller();
    const token = async (of: AccountCaller) =>
      (await of.call('GET', '/api/csrf-token')).json<{ csrfToken: string }>().csrfToken;
    const first = await token(ann);
    expect(await token(ann)).toBe(first);
    expect(await token(caller())).not.toBe(first);
  });
});

describe('POST /api/auth/signup', () => {
  it('makes an account with a family and a key of its own, signed in at once', async () => {
    const ann = caller();
    const response = await ann.signUp('Ann.Lee@Example.org');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ username: 'Ann.Lee', email: 'Ann.Lee@example.org' });
    expect(await ann.status()).toMatchObject({ email: 'Ann.Lee@example.org' });
    const families = await rows<{ role: string; id: string; wrapped_key: Buffer }>(
      `select m.role, f.id, f.wrapped_key from memberships m join families f on f.id = m.family_id
         join users u on u.id = m.user_id where u.email_key = 'ann.lee@example.org'`,
    );
    expect(families).toHaveLength(1);
    expect(families[0]?.role).toBe('owner');
    const { id, wrapped_key: wrapped } = families[0]!;
    expect(test.app.keys.unwrap(`family:${id}`, wrapped)).toHaveLength(32);
  });

  it.each([
    ['asia/tokyo', 'Asia/Tokyo'],
    ['Mars/Olympus', 'UTC'],
    ["' or 1=1 --", 'UTC'],
  ])('takes the browser’s time zone %j for %s', async (hint, timeZone) => {
    const ann = caller();
    const { csrfToken } = (await ann.call('GET', '/api/csrf-token')).json<{ csrfToken: string }>();
    const email = `zone${hint.length}@example.org`;
    const headers = { 'x-csrf-token': csrfToken, 'x-time-zone': hint };
    await ann.call('POST', '/api/auth/signup', { email, password: 'garden gate' }, headers);
    expect((await ann.graphql('{ me { timeZone } }')).data).toEqual({ me: { timeZone } });
  });

  it('keeps the password only as argon2id, with at least the OWASP parameters', async () => {
    await caller().signUp('hash@example.org');
    const [row] = await rows<{ password_hash: string }>(
      `select password_hash from users where email_key = 'hash@example.org'`,
    );
    const hash = row?.password_hash ?? '';
    expect(hash).toMatch(/^\$argon2id\$v=19\$/);
    // OWASP: 46 MiB and one pass, or more of either.
    expect(Number(/[$,]m=(\d+)/.exec(hash)?.[1])).toBeGreaterThanOrEqual(47_104);
    expect(Number(/[$,]t=(\d+)/.exec(hash)?.[1])).toBeGreaterThanOrEqual(1);
  });

  it('is refused without the CSRF token, with another browser’s and with its own cookie as token', async () => {
    const payload = { username: 'x', email: 'csrf@example.org', password: 'garden gate' };
    const ann = caller();
    const stranger = caller();
    const { csrfToken } = (await stranger.call('GET', '/api/csrf-token')).json<{
      csrfToken: string;
    }>();
    expect((await ann.call('POST', '/api/auth/signup', payload)).statusCode).toBe(403);
    await ann.call('GET', '/api/csrf-token');
    for (const token of ['', csrfToken, ann.cookies.get('ic_csrf') ?? '', 'é'.repeat(43)]) {
      const headers = { 'x-csrf-token': encodeURI(token) };
      const response = await ann.call('POST', '/api/auth/signup', payload, headers);
      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({ code: 'CSRF', message: expect.any(String) });
    }
    expect(await ann.status()).toBeNull();
  });

  it.each([
    [{ email: 'ann' }, 'Please enter a valid email'],
    [{ email: 'ann@localhost' }, 'Please enter a valid email'],
    [{ email: 7 }, 'Please enter a valid email'],
    [{ password: '12345' }, 'Password must be at least 6 characters'],
    [{ password: null }, 'Password is required'],
    [{ password: 'password' }, expect.stringMatching(/^This password is on the lists/)],
    [{ browser: 'netscape' }, expect.any(String)],
    [{ mobile: 'yes' }, expect.any(String)],
    [{ username: ['admin'] }, expect.any(String)],
  ])('refuses %j with the documented words in the field message', async (more, message) => {
    const response = await caller().signUp('refused@example.org', 'garden gate', more);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'INVALID_INPUT', message });
    expect(Object.keys(response.json<{ fields: object }>().fields)).toEqual(Object.keys(more));
  });

  it('gives a name that is taken a suffix', async () => {
    await caller().signUp('twin@example.org');
    const other = await caller().signUp('twin@elsewhere.example');
    expect(other.json()).toMatchObject({ username: expect.stringMatching(/^twin-\d{4}$/) });
  });

  it.each(['admin', 'ADMIN', 'аdmin', 'ａｄｍｉｎ', 'adm1n', 'ad\u200bmin', 'adrnin', 'Αdmin'])(
    'gives whoever wishes to be %j another name',
    async (username) => {
      const email = `${Buffer.from(username).toString('hex')}@example.org`;
      const response = await caller().signUp(email, 'garden gate', { username });
      expect(response.json()).toMatchObject({ username: expect.stringMatching(/^member-\d+$/) });
    },
  );

  it('gives the e-mail admin@… of somebody else another name and no rights', async () => {
    const response = await caller().signUp('admin@elsewhere.example');
    expect(response.json()).toMatchObject({
      username: expect.stringMatching(/^member-\d+$/),
      role: 'member',
    });
  });

  it('refuses a known address without a word about it, and tells its owner by mail', async () => {
    await caller().signUp('known@example.org');
    await settleJobs(test);
    const before = test.mailer.sent.length;
    const stranger = caller();
    const response = await stranger.signUp('KNOWN@Example.org', 'another one');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ code: 'INVALID_INPUT', message: 'Signup failed' });
    expect(await stranger.status()).toBeNull();
    await settleJobs(test);
    const mails = test.mailer.sent.slice(before);
    expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
      ['known@example.org', 'You already have an account'],
    ]);
    expect((await caller().signIn('known@example.org', 'another one')).statusCode).toBe(401);
  });

  it('lets only one of two sign-ups at once have the address', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => caller().signUp('race@example.org')));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400, 400]);
  });

  it('lets people who wish the same name at once all in, under different names', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => caller().signUp(`crowd@${n}.example.org`)),
    );
    const names = answers.map((answer) => answer.json<{ username: string }>().username);
    expect(new Set(names).size).toBe(4);
  });

  it('answers 403 when registration is switched off, and lets members in', async () => {
    const ann = caller();
    await ann.signUp('early@example.org');
    const admin = await signUpMember(test, { role: 'admin' });
    const letPeopleIn = (registrationEnabled: boolean) =>
      test.server.inject({
        method: 'PUT',
        url: '/api/admin/settings',
        headers: { cookie: admin.cookie },
        payload: { registrationEnabled },
      });
    const registration = async () =>
      (await caller().call('GET', '/api/csrf-token')).headers['x-registration'];
    expect(await registration()).toBeUndefined();
    expect((await letPeopleIn(false)).statusCode).toBe(200);
    // K17: the form can say so before anything is typed.
    expect(await registration()).toBe('closed');
    const response = await caller().signUp('late@example.org');
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({
      code: 'REGISTRATION_CLOSED',
      message: 'New accounts cannot be created at the moment.',
    });
    expect((await caller().signIn('early@example.org')).statusCode).toBe(200);
    await letPeopleIn(true);
  });
});

describe('POST /api/auth/signin', () => {
  it('answers with the user object and a session cookie, without a CSRF token', async () => {
    await caller().signUp('signin@example.org');
    const ann = caller();
    const response = await ann.signIn('SignIn@Example.org');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ username: 'signin', email: 'signin@example.org' });
    expect(response.cookies).toEqual([
      expect.objectContaining({ name: 'ic_session', httpOnly: true, sameSite: 'Lax', path: '/' }),
      expect.objectContaining({ name: 'ic_device', httpOnly: true, sameSite: 'Lax', path: '/' }),
    ]);
    expect(await ann.status()).toMatchObject({ email: 'signin@example.org' });
  });

  it('gives an unknown e-mail, a wrong password and an account without one the same answer', async () => {
    await caller().signUp('same@example.org');
    await rows(`update users set password_hash = null where email_key = 'early@example.org'`);
    const answers = await Promise.all(
      ['nobody@example.org', 'same@example.org', 'early@example.org', 'no-address', 'admin'].map(
        async (name) => {
          const { statusCode, body, headers } = await caller().signIn(name, 'wrong password');
          return { statusCode, body, names: Object.keys(headers).sort() };
        },
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ statusCode: 401 });
    expect(JSON.parse(answers[0]!.body)).toMatchObject({
      message: 'The email address or the password is not right',
    });
  });

  it('takes the password however a keyboard composes it', async () => {
    await caller().signUp('nfc@example.org', 'Mu\u0308nze gross');
    expect((await caller().signIn('nfc@example.org', 'M\u00fcnze gross')).statusCode).toBe(200);
    expect((await caller().signIn('nfc@example.org', 'm\u00fcnze gross')).statusCode).toBe(401);
  });

  it('rotates the session: the cookie of before holds no more', async () => {
    const ann = caller();
    await ann.signUp('rotate@example.org');
    const before = caller();
    before.cookies.set('ic_session', ann.cookies.get('ic_session')!);
    await ann.signIn('rotate@example.org');
    expect(ann.cookies.get('ic_session')).not.toBe(before.cookies.get('ic_session'));
    expect(await before.status()).toBeNull();
    expect(await ann.status()).not.toBeNull();
  });
});

describe('POST /api/auth/signout', () => {
  it('ends the session on the server, not only in the browser', async () => {
    const ann = caller();
    await ann.signUp('signout@example.org');
    const thief = caller();
    thief.cookies.set('ic_session', ann.cookies.get('ic_session')!);
    expect((await ann.call('POST', '/api/auth/signout')).statusCode).toBe(200);
    expect(ann.cookies.has('ic_session')).toBe(false);
    expect(await thief.status()).toBeNull();
  });

  it('is no fault for a visitor', async () => {
    expect((await caller().call('POST', '/api/auth/signout')).statusCode).toBe(200);
  });
});

describe('the first mail', () => {
  it('proves the address with a link that works once, and whose GET changes nothing', async () => {
    const ann = caller();
    await ann.signUp('verify@example.org');
    await settleJobs(test);
    const token = linkIn(test, 'verify@example.org', '/verify-email');
    await caller().call('GET', `/verify-email/${token}`);
    expect(await ann.status()).toMatchObject({ emailVerified: false });
    const verify = 'mutation ($token: String!) { verifyEmail(token: $token) }';
    expect(await caller().graphql(verify, { token })).toEqual({ data: { verifyEmail: true } });
    expect(await ann.status()).toMatchObject({ emailVerified: true, role: 'member' });
    const again = await caller().graphql(verify, { token });
    expect(again.errors?.[0]?.extensions?.code).toBe('LINK_EXPIRED');
  });

  it('keeps no token readable in the database, queue included', async () => {
    await caller().signUp('hidden@example.org');
    await settleJobs(test);
    const token = linkIn(test, 'hidden@example.org', '/verify-email');
    const found = await rows<{ hits: string }>(
      `select (select count(*) from account_tokens t where t::text like ?)
            + (select count(*) from jobs.job j where j::text like ?) as hits`,
      [`%${token}%`, `%${token}%`],
    );
    expect(Number(found[0]?.hits)).toBe(0);
  });
});
