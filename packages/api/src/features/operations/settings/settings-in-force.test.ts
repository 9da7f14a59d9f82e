import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TusClient } from '#features/recordings/recordings/testing/tus-client.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let admin: TestMember;
let member: TestMember;
beforeAll(async () => {
  test = await createTestApp();
  // Has the API's description read, with which every answer is compared, before it is closed.
  await test.server.inject('/api/auth/status');
  admin = await signUpMember(test, { role: 'admin' });
  member = await signUpMember(test);
});
afterAll(() => test.close());

async function set(payload: object): Promise<void> {
  const headers = { cookie: admin.cookie };
  const response = await test.server.inject({
    method: 'PUT',
    url: '/api/admin/settings',
    headers,
    payload,
  });
  expect(response.statusCode).toBe(200);
}

const get = async (url: string, cookie?: string) =>
  test.server.inject({ url, headers: cookie ? { cookie } : {} });

describe('maintenance mode', () => {
  beforeEach(() => set({ maintenanceMode: true }));
  afterAll(() => set({ maintenanceMode: false }));

  it('answers 503 in words to visitors and members, and asks them to come back', async () => {
    for (const cookie of [undefined, member.cookie]) {
      const response = await get(`/media/${randomUUID()}`, cookie);
      expect(response.statusCode).toBe(503);
      expect(response.headers['retry-after']).toBe('300');
      expect(response.json()).toEqual({
        code: 'UNAVAILABLE',
        message: 'We are doing some maintenance. Please try again soon.',
      });
    }
  });

  it.each(['/healthz', '/readyz', '/api/auth/status', '/api/csrf-token'])(
    'leaves %s open',
    async (url) => {
      expect((await get(url)).statusCode).toBe(200);
    },
  );

  it('leaves the admin area to administrators, and refuses others there as ever', async () => {
    expect((await get('/api/admin/settings', admin.cookie)).statusCode).toBe(200);
    expect((await get('/api/admin/settings', member.cookie)).statusCode).toBe(403);
    expect((await get('/api/admin/settings')).statusCode).toBe(401);
  });

  it('lets people sign in, and nobody sign up', async () => {
    const post = (url: string, payload: object) =>
      test.server.inject({ method: 'POST', url, payload });
    const signIn = await post('/api/auth/signin', { username: 'a@example.org', password: 'wrong' });
    expect(signIn.statusCode).toBe(401);
    expect((await post('/api/auth/second-step', { code: '123456' })).statusCode).toBe(401);
    const passkey = await post('/api/auth/passkeys/options', { purpose: 'sign-in' });
    expect(passkey.statusCode).toBe(200);
    expect((await post('/api/auth/passkeys/sign-in', {})).statusCode).toBe(400);
    expect((await post('/api/auth/signup', {})).statusCode).toBe(503);
  });

  it.each([
    ['an administrator everything', () => admin.cookie, '{ messages { nodes { id } } }', 200],
    ['a member nothing', () => member.cookie, '{ messages { nodes { id } } }', 503],
    ['a visitor who they are', () => undefined, '{ me { id } }', 200],
    [
      'a visitor no more beside it',
      () => undefined,
      '{ me { id } articles { nodes { id } } }',
      503,
    ],
    ['a visitor no fragment', () => undefined, '{ ...A } fragment A on Query { me { id } }', 503],
    ['a visitor nothing that is none', () => undefined, '{', 503],
  ])('allows %s through GraphQL', async (_who, cookie, query, status) => {
    expect((await graphql(test, query, {}, cookie())).status).toBe(status);
  });

  it('ends at once', async () => {
    await set({ maintenanceMode: false });
    expect((await graphql(test, '{ messages { nodes { id } } }', {}, member.cookie)).status).toBe(
      200,
    );
  });
});

describe('the largest file', () => {
  const begin = async (bytes: number, origin: string) => {
    const client = await TusClient.of(test, member.cookie);
    return client.begin({ kind: 'VOICE', origin, takeId: randomUUID(), title: 'A' }, bytes);
  };
  const megabyte = 1024 * 1024;

  it('is what the administrator says, in clear words, and not for what is recorded here', async () => {
    await set({ maxFileSize: 2 });
    expect((await begin(2 * megabyte, 'uploaded')).status).toBe(201);
    const refused = await begin(2 * megabyte + 1, 'uploaded');
    expect([refused.status, await refused.text()]).toEqual([
      413,
      'That is larger than we can accept here: at most 2 MB.',
    ]);
    expect((await begin(500 * megabyte, 'recorded')).status).toBe(201);
    await set({ maxFileSize: 1500 });
    expect((await begin(1400 * megabyte, 'uploaded')).status).toBe(201);
    expect(await (await begin(1501 * megabyte, 'uploaded')).text()).toContain('1.5 GB');
  });

  it('is shown to members before they choose one', async () => {
    await set({ maxFileSize: 321 });
    const { data } = await graphql(test, '{ uploadLimitMb }', {}, member.cookie);
    expect(data).toEqual({ uploadLimitMb: 321 });
  });
});

describe('e-mail notifications', () => {
  it('switched off, only mail about accounts and deliveries leaves', async () => {
    await set({ emailNotifications: false });
    const mail = (purpose: 'account' | 'delivery' | 'notice') => ({
      purpose,
      messageId: `${purpose}@example.org`,
      to: { address: 'ann@example.org' },
      subject: 'x',
      text: 'x',
      html: 'x',
    });
    for (const purpose of ['notice', 'account', 'delivery'] as const) {
      await test.app.mailer.send(mail(purpose));
    }
    expect(test.mailer.sent.map(({ purpose }) => purpose)).toEqual(['account', 'delivery']);
    await set({ emailNotifications: true });
    await test.app.mailer.send(mail('notice'));
    expect(test.mailer.sent.at(-1)?.purpose).toBe('notice');
  });
});
