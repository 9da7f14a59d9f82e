import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ensureAdminAccount,
  makeSetPasswordLink,
} from '@infinite/api/features/people/accounts/index';
import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';
import { AccountCaller, linkIn, settleJobs } from './account-caller.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ env: { ADMIN_EMAIL: 'boss@example.org' } });
  await test.app.startWorker();
});
afterAll(() => test.close());

const caller = () => new AccountCaller(test);
const ask = 'mutation ($email: String!) { requestPasswordReset(email: $email) }';
const reset =
  'mutation ($token: String!, $password: String!) { resetPassword(token: $token, password: $password) }';
const verify = 'mutation ($token: String!) { verifyEmail(token: $token) }';
const codeOf = (answer: { errors?: { extensions?: { code?: string } }[] }) =>
  answer.errors?.[0]?.extensions?.code;

async function askedFor(email: string): Promise<string> {
  await caller().graphql(ask, { email });
  await settleJobs(test);
  return linkIn(test, email, '/reset-password');
}

describe('a forgotten password', () => {
  it('is replaced with a mailed link, which signs every device out and proves the address', async () => {
    const ann = caller();
    await ann.signUp('forgot@example.org');
    const token = await askedFor('forgot@example.org');
    expect(await ann.status()).not.toBeNull();
    const answer = await caller().graphql(reset, { token, password: 'river bank' });
    expect(answer).toEqual({ data: { resetPassword: true } });
    expect(await ann.status()).toBeNull();
    expect((await ann.signIn('forgot@example.org')).statusCode).toBe(401);
    expect((await ann.signIn('forgot@example.org', 'river bank')).statusCode).toBe(200);
    expect(await ann.status()).toMatchObject({ emailVerified: true });
    await settleJobs(test);
    expect(test.mailer.sent).toContainEqual(
      expect.objectContaining({ subject: 'Your password was changed' }),
    );
  });

  it('answers an address nobody has exactly as a known one, and mails nobody', async () => {
    await caller().signUp('asked@example.org');
    await settleJobs(test);
    const before = test.mailer.sent.length;
    const unknown = await caller().graphql(ask, { email: 'unknown@example.org' });
    await settleJobs(test);
    expect(test.mailer.sent).toHaveLength(before);
    const known = await caller().graphql(ask, { email: 'asked@example.org' });
    await settleJobs(test);
    expect(test.mailer.sent).toHaveLength(before + 1);
    expect(unknown).toEqual(known);
  });

  it('is not replaced by a link that was used, has expired, or is for something else', async () => {
    await caller().signUp('links@example.org');
    await settleJobs(test);
    const forVerifying = linkIn(test, 'links@example.org', '/verify-email');
    const first = await askedFor('links@example.org');
    const second = await askedFor('links@example.org');
    const use = (token: string) => caller().graphql(reset, { token, password: 'river bank' });
    expect(codeOf(await use(forVerifying))).toBe('LINK_EXPIRED');
    expect(codeOf(await caller().graphql(verify, { token: first }))).toBe('LINK_EXPIRED');
    expect(codeOf(await use('x'.repeat(43)))).toBe('LINK_EXPIRED');
    expect(codeOf(await use('x'))).toBe('INVALID_INPUT');
    test.clock.advance({ minutes: 61 });
    expect(codeOf(await use(second))).toBe('LINK_EXPIRED');
    const third = await askedFor('links@example.org');
    const fourth = await askedFor('links@example.org');
    expect(await use(third)).toEqual({ data: { resetPassword: true } });
    // Using one uses up its siblings.
    expect(codeOf(await use(fourth))).toBe('LINK_EXPIRED');
    expect(codeOf(await use(third))).toBe('LINK_EXPIRED');
  });

  it('stays as it is when the new one is refused, and the link stays good', async () => {
    await caller().signUp('second.try@example.org');
    const token = await askedFor('second.try@example.org');
    for (const password of ['12345', 'password', 'second.try@example.org'])
      expect(codeOf(await caller().graphql(reset, { token, password }))).toBe('INVALID_INPUT');
    const answer = await caller().graphql(reset, { token, password: 'river bank' });
    expect(answer.data).toEqual({ resetPassword: true });
  });

  it('is replaced once by two who use the link at the same moment', async () => {
    await caller().signUp('both@example.org');
    const token = await askedFor('both@example.org');
    const answers = await Promise.all(
      ['river bank', 'river boat'].map((password) => caller().graphql(reset, { token, password })),
    );
    expect(answers.filter((answer) => answer.data?.['resetPassword'] === true)).toHaveLength(1);
  });

  it('changes nothing by GET of the mailed page', async () => {
    await caller().signUp('scanner@example.org');
    const token = await askedFor('scanner@example.org');
    const count = async () =>
      (
        await test.app.orm.em
          .getConnection()
          .execute<{ used: string }[]>('select count(used_at) as used from account_tokens')
      )[0]?.used;
    const before = await count();
    await caller().call('GET', `/reset-password/${token}`);
    await caller().call(
      'GET',
      `/graphql?query=${encodeURIComponent(`mutation { verifyEmail(token: "${token}") }`)}`,
    );
    expect(await count()).toBe(before);
  });
});

describe('the address of a new account', () => {
  it('is proven within three days, or with a new link', async () => {
    const ann = caller();
    await ann.signUp('slow@example.org');
    await settleJobs(test);
    const token = linkIn(test, 'slow@example.org', '/verify-email');
    test.clock.advance({ hours: 73 });
    expect(codeOf(await caller().graphql(verify, { token }))).toBe('LINK_EXPIRED');
    expect(await ann.graphql('mutation { resendVerification }')).toEqual({
      data: { resendVerification: true },
    });
    await settleJobs(test);
    const fresh = linkIn(test, 'slow@example.org', '/verify-email');
    expect((await caller().graphql(verify, { token: fresh })).data).toEqual({ verifyEmail: true });
    const sent = test.mailer.sent.length;
    await ann.graphql('mutation { resendVerification }');
    await settleJobs(test);
    expect(test.mailer.sent).toHaveLength(sent);
  });
});

describe('the administrator', () => {
  it('is made at first start, and the printed link sets the password, proves the address and signs in', async () => {
    const link = await ensureAdminAccount(test.app);
    expect(link).toMatchObject({ email: 'boss@example.org' });
    expect(await ensureAdminAccount(test.app)).toBeNull();
    const token = link!.url.split('/').at(-1)!;
    expect(link!.url).toBe(`${test.app.config.publicOrigin}/reset-password/${token}`);
    const boss = caller();
    expect((await boss.signIn('boss@example.org', '')).statusCode).toBe(400);
    // K1, C14: access to the server's own output proves more than an address does.
    await boss.graphql(reset, { token, password: 'quiet harbour' });
    expect(await boss.status()).toMatchObject({
      username: 'admin',
      role: 'admin',
      emailVerified: true,
    });
    const { data } = await boss.graphql('{ me { role } }');
    expect(data).toEqual({ me: { role: 'ADMIN' } });
  });

  it('cannot be had by signing up with the address before or after', async () => {
    const stranger = caller();
    expect((await stranger.signUp('Boss@Example.org')).statusCode).toBe(400);
    expect(await stranger.status()).toBeNull();
  });

  it('gives another link from the command line; an unknown address gets none', async () => {
    const link = await makeSetPasswordLink(test.app, 'BOSS@example.org');
    expect(link?.url).toMatch(/\/reset-password\/[\w-]{43}$/);
    expect(await makeSetPasswordLink(test.app, 'nobody@example.org')).toBeNull();
  });

  it('proves no address but its own by a link from the command line', async () => {
    const member = caller();
    await member.signUp('helped@example.org');
    const link = await makeSetPasswordLink(test.app, 'helped@example.org');
    const token = link!.url.split('/').at(-1)!;
    await member.graphql(reset, { token, password: 'another harbour' });
    expect(await member.status()).toMatchObject({ role: 'member', emailVerified: false });
  });

  it('is made once by processes that start together', async () => {
    const fresh = await createTestApp({ env: { ADMIN_EMAIL: 'chief@example.org' } });
    const links = await Promise.all([1, 2, 3].map(() => ensureAdminAccount(fresh.app)));
    expect(links.filter((link) => link !== null)).toHaveLength(1);
    await fresh.close();
  });
});
