import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ensureAdminAccount,
  removeSecondFactor,
} from '@infinite/api/features/people/accounts/index';
import { codeOf } from '@infinite/api/testing/authenticator';
import { staffRoles } from '@infinite/schema/catalogue/staff';
import { signUpMember } from '@infinite/api/testing/members';
import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';
import { AccountCaller, settleJobs } from './account-caller.ts';

const email = 'admin@example.org';
const password = 'a lamp in the window';
let test: TestApp;
let admin: AccountCaller;
beforeAll(async () => {
  test = await createTestApp({ env: { ADMIN_SECOND_FACTOR: 'required' } });
  await test.app.startWorker();
  const link = await ensureAdminAccount(test.app);
  const token = link?.url.split('/').at(-1) ?? '';
  admin = new AccountCaller(test);
  const reset =
    'mutation ($token: String!, $password: String!) { resetPassword(token: $token, password: $password) }';
  expect((await admin.graphql(reset, { token, password })).errors).toBeUndefined();
});
afterAll(() => test.close());

type Answer = Awaited<ReturnType<AccountCaller['graphql']>>;
const refusal = ({ errors }: Answer) => errors?.[0]?.extensions?.code;
const isDue = async (caller: AccountCaller) =>
  ((await caller.graphql('{ secondFactor { due } }')).data ?? {})['secondFactor'];
const users = '{ users(first: 1) { nodes { id } } }';

async function setUp(caller: AccountCaller): Promise<string> {
  const begun = await caller.graphql('mutation { beginAuthenticator { secret } }');
  const { secret } = (begun.data ?? {})['beginAuthenticator'] as { secret: string };
  const code = codeOf(secret, test.clock.now().epochMilliseconds);
  const confirm = 'mutation ($code: String!) { confirmAuthenticator(code: $code) }';
  expect((await caller.graphql(confirm, { code })).errors).toBeUndefined();
  test.clock.advance({ seconds: 60 });
  return secret;
}

describe('an administrator, where a second factor is required', () => {
  it('is signed in by the printed link, and refused every act of an administrator', async () => {
    expect(await admin.status()).toMatchObject({ email, role: 'admin' });
    expect(await admin.graphql('{ me { role } }')).toEqual({ data: { me: { role: 'ADMIN' } } });
    expect(await isDue(admin)).toEqual({ due: true });
    expect(refusal(await admin.graphql(users))).toBe('SECOND_FACTOR_MISSING');
    for (const path of ['/api/admin/stats', '/api/admin/settings', '/api/admin/export/users']) {
      const answer = await admin.call('GET', path);
      expect([path, answer.statusCode]).toEqual([path, 403]);
    }
    const gone = await admin.graphql('mutation { deleteMyAccount { dueAt } }');
    expect(refusal(gone)).toBe('WRONG_STATE');
  });

  it('administers as soon as it is set up, and needs the code at the next sign-in', async () => {
    const secret = await setUp(admin);
    expect(await isDue(admin)).toEqual({ due: false });
    expect((await admin.graphql(users)).errors).toBeUndefined();
    expect((await admin.call('GET', '/api/admin/stats')).statusCode).toBe(200);

    const next = new AccountCaller(test);
    expect((await next.signIn(email, password)).json()).toMatchObject({
      code: 'SECOND_STEP_NEEDED',
    });
    const code = codeOf(secret, test.clock.now().epochMilliseconds);
    expect((await next.call('POST', '/api/auth/second-step', { code })).statusCode).toBe(200);
    expect((await next.graphql(users)).errors).toBeUndefined();
  });

  it('is let in again by the operator who removes a lost second factor, and sets up a new one', async () => {
    expect(await removeSecondFactor(test.app, 'nobody@example.org')).toBe(false);
    expect(await removeSecondFactor(test.app, email)).toBe(true);
    const next = new AccountCaller(test);
    expect((await next.signIn(email, password)).statusCode).toBe(200);
    expect(refusal(await next.graphql(users))).toBe('SECOND_FACTOR_MISSING');
    const activity = await next.graphql('{ recentActivity(first: 5) { nodes { kind } } }');
    expect(JSON.stringify(activity.data)).toContain('SECOND_FACTOR_TAKEN_OFF');
    await settleJobs(test);
    const subjects = test.mailer.sent.map(({ subject }) => subject);
    expect(subjects).toContain('Sign-in in two steps was turned off');
    await setUp(next);
    expect((await next.graphql(users)).errors).toBeUndefined();
  });

  it('sets one up during maintenance too, and goes on to end it', async () => {
    const maintenance = async (maintenanceMode: boolean) =>
      (await admin.call('PUT', '/api/admin/settings', { maintenanceMode })).statusCode;
    expect(await maintenance(true)).toBe(200);
    await removeSecondFactor(test.app, email);
    const next = new AccountCaller(test);
    expect((await next.signIn(email, password)).statusCode).toBe(200);
    expect(await isDue(next)).toEqual({ due: true });
    await setUp(next);
    expect(await maintenance(false)).toBe(200);
  });

  it('asks nothing of members', async () => {
    const member = new AccountCaller(test);
    await member.signUp('member@example.org');
    expect(await isDue(member)).toEqual({ due: false });
    expect(refusal(await member.graphql(users))).toBe('FORBIDDEN');
  });
});

describe('staff, where a second factor is required', () => {
  it.each(staffRoles)('%s has no right before setting it up', async (role) => {
    const { cookie } = await signUpMember(test, { role });
    const ask = async (query: string) =>
      (
        await test.server.inject({
          method: 'POST',
          url: '/graphql',
          headers: { cookie },
          payload: { query },
        })
      ).json<{ data: unknown; errors?: { extensions?: { code?: string } }[] }>();
    expect((await ask('{ me { role } }')).data).toEqual({ me: { role: role.toUpperCase() } });
    for (const query of [users, '{ enquiries { nodes { id } } }', '{ blogPosts { nodes { id } } }'])
      expect((await ask(query)).errors?.[0]?.extensions?.code).toBe('SECOND_FACTOR_MISSING');
  });
});
