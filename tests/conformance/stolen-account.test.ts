import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authRateLimits } from '@infinite/schema/catalogue/auth';
import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';
import { AccountCaller, linkIn, settleJobs } from './account-caller.ts';

/** What a stranger who had an account, or guesses at one, keeps or takes away from its owner. */
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ env: { WEBHOOKS_TO_LOCALHOST: 'on' } });
  await test.app.startWorker();
});
afterAll(() => test.close());

const makeKey =
  'mutation { createApiKey(input: {name: "a script", scopes: ["messages:read"]}) { secret } }';
const makeWebhook =
  'mutation { createWebhook(input: {url: "https://example.org/hook", events: ["message.delivered"]}) { endpoint { id } } }';
const askReset = 'mutation ($email: String!) { requestPasswordReset(email: $email) }';
const reset =
  'mutation ($token: String!, $password: String!) { resetPassword(token: $token, password: $password) }';

async function confirmed(email: string): Promise<AccountCaller> {
  const caller = new AccountCaller(test);
  await caller.signUp(email);
  await settleJobs(test);
  const token = linkIn(test, email, '/verify-email');
  await caller.graphql('mutation ($token: String!) { verifyEmail(token: $token) }', { token });
  return caller;
}

async function resetLink(email: string, caller = new AccountCaller(test)): Promise<string> {
  const answer = await caller.graphql(askReset, { email });
  expect(answer.errors).toBeUndefined();
  await settleJobs(test);
  return linkIn(test, email, '/reset-password');
}

async function keyReads(secret: string): Promise<number> {
  const answer = await new AccountCaller(test).call(
    'POST',
    '/graphql',
    { query: '{ messages(first: 1) { nodes { id } } }' },
    { authorization: `Bearer ${secret}` },
  );
  return answer.statusCode;
}

const code = (answer: { errors?: { extensions?: { code?: string } }[] }) =>
  answer.errors?.[0]?.extensions?.code;

describe('keys and webhooks of an account (S1)', () => {
  it('end when its password is reset, and the owner is told', async () => {
    const email = 'reset.keys@example.org';
    const owner = await confirmed(email);
    const made = await owner.graphql(makeKey);
    const { secret } = (made.data ?? {})['createApiKey'] as { secret: string };
    expect((await owner.graphql(makeWebhook)).errors).toBeUndefined();
    expect(await keyReads(secret)).toBe(200);
    await owner.graphql(reset, { token: await resetLink(email), password: 'a new garden gate' });
    expect(await keyReads(secret)).toBe(401);
    const hooks = await owner.graphql('{ webhooks { enabled switchedOff } }');
    expect(hooks.data?.['webhooks']).toEqual([{ enabled: false, switchedOff: 'SECURITY' }]);
    await settleJobs(test);
    const subjects = test.mailer.sent
      .filter(({ to }) => to.address === email)
      .map(({ subject }) => subject);
    expect(subjects).toEqual(
      expect.arrayContaining([
        'A new API key was made',
        'A new webhook was added',
        'Your API keys and webhooks were turned off',
      ]),
    );
  });

  it('end when the password is changed or every device is signed out, unless they are kept', async () => {
    const owner = await confirmed('changed.keys@example.org');
    const secret = async () => {
      const { data } = await owner.graphql(makeKey);
      return ((data ?? {})['createApiKey'] as { secret: string }).secret;
    };
    const change = (from: string, to: string, keepAccess: boolean) =>
      owner.graphql(
        `mutation ($from: String!, $to: String!, $keep: Boolean!) {
           changePassword(currentPassword: $from, newPassword: $to, keepAccess: $keep) }`,
        { from, to, keep: keepAccess },
      );
    const first = await secret();
    expect((await change('garden gate', 'second garden gate', true)).errors).toBeUndefined();
    expect(await keyReads(first)).toBe(200);
    expect((await change('second garden gate', 'third garden gate', false)).errors).toBeUndefined();
    expect(await keyReads(first)).toBe(401);
    const second = await secret();
    await owner.graphql('mutation { signOutEverywhere }');
    expect(await keyReads(second)).toBe(401);
  });

  it('are made by a confirmed address only', async () => {
    const stranger = new AccountCaller(test);
    await stranger.signUp('never.confirmed@example.org');
    expect(code(await stranger.graphql(makeKey))).toBe('EMAIL_UNCONFIRMED');
    expect(code(await stranger.graphql(makeWebhook))).toBe('EMAIL_UNCONFIRMED');
  });

  it('are made within ten minutes of the password, which can be typed again', async () => {
    const owner = await confirmed('recent@example.org');
    test.clock.advance({ minutes: 10 });
    expect(code(await owner.graphql(makeKey))).toBe('PASSWORD_NEEDED');
    expect(code(await owner.graphql(makeWebhook))).toBe('PASSWORD_NEEDED');
    const confirm = (password: string) =>
      owner.graphql('mutation ($p: String!) { confirmPassword(password: $p) }', { p: password });
    expect(code(await confirm('not the one'))).toBe('INVALID_INPUT');
    expect(code(await owner.graphql(makeKey))).toBe('PASSWORD_NEEDED');
    expect((await confirm('garden gate')).data).toEqual({ confirmPassword: true });
    expect((await owner.graphql(makeKey)).errors).toBeUndefined();
    for (let n = 1; n < authRateLimits.passwordCheckPerAccount.max; n += 1)
      await confirm('not the one');
    expect(code(await confirm('garden gate'))).toBe('RATE_LIMITED');
  });
});

describe('guesses at a password', () => {
  it('count for the account found, however its address or name is disguised (S3)', async () => {
    const name = 'sought after';
    await new AccountCaller(test).signUp('sought@example.org', 'garden gate', { username: name });
    const disguises = [
      ...Array.from({ length: 12 }, (_, n) => `sought${'\u200b'.repeat(n)} after`),
      'SOUGHT AFTER',
      'ｓought after',
    ];
    const answers = [];
    for (const disguise of disguises)
      answers.push((await new AccountCaller(test).signIn(disguise, 'wrong one')).statusCode);
    expect(answers.filter((status) => status === 401)).toHaveLength(
      authRateLimits.signInPerAccount.max,
    );
    expect(answers.at(-1)).toBe(429);
  });

  it('by strangers do not lock the owner out of a browser that signed in before (S9)', async () => {
    const owner = new AccountCaller(test);
    await owner.signUp('locked@example.org');
    await owner.call('POST', '/api/auth/signout');
    for (let n = 0; n <= authRateLimits.signInPerAccount.max; n += 1)
      await new AccountCaller(test).signIn('locked@example.org', 'wrong one');
    expect((await new AccountCaller(test).signIn('locked@example.org')).statusCode).toBe(429);
    expect((await owner.signIn('locked@example.org')).statusCode).toBe(200);
    await owner.call('POST', '/api/auth/signout');
    // The device has a limit of its own, and another account's device is no help.
    const other = new AccountCaller(test);
    await other.signUp('another@example.org');
    expect((await other.signIn('locked@example.org')).statusCode).toBe(429);
    for (let n = 0; n < authRateLimits.signInPerDevice.max; n += 1)
      await owner.signIn('locked@example.org', 'wrong one');
    expect((await owner.signIn('locked@example.org')).statusCode).toBe(429);
  });

  it('by strangers do not keep the owner’s browser from asking for a reset (S9)', async () => {
    const owner = await confirmed('flooded@example.org');
    const ask = (caller: AccountCaller) =>
      caller.graphql(askReset, { email: 'flooded@example.org' });
    for (let n = 0; n < authRateLimits.passwordResetPerAccount.max; n += 1)
      await ask(new AccountCaller(test));
    expect(code(await ask(new AccountCaller(test)))).toBe('RATE_LIMITED');
    expect((await ask(owner)).data).toEqual({ requestPasswordReset: true });
  });

  it('are refused with the wait in words and in Retry-After', async () => {
    await new AccountCaller(test).signUp('waiting@example.org');
    const { max, perSeconds } = authRateLimits.signInPerAccount;
    for (let n = 0; n < max; n += 1)
      await new AccountCaller(test).signIn('waiting@example.org', 'wrong one');
    const refused = await new AccountCaller(test).signIn('waiting@example.org');
    expect(refused.statusCode).toBe(429);
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(perSeconds);
    expect(refused.json<{ message: string }>().message).toMatch(/wait (a minute|\d+ minutes)/);
  });

  it('end their lock with a reset, which signs in at once (E7)', async () => {
    const email = 'lifted@example.org';
    await confirmed(email);
    for (let n = 0; n <= authRateLimits.signInPerAccount.max; n += 1)
      await new AccountCaller(test).signIn(email, 'wrong one');
    const owner = new AccountCaller(test);
    expect((await owner.signIn(email)).statusCode).toBe(429);
    const token = await resetLink(email, owner);
    await owner.graphql(reset, { token, password: 'a calm river bank' });
    expect(await owner.status()).toMatchObject({ email });
    const elsewhere = await new AccountCaller(test).signIn(email, 'a calm river bank');
    expect(elsewhere.statusCode).toBe(200);
  });
});

describe('the security log', () => {
  const recent = '{ recentActivity(first: 50) { nodes { kind count detail } } }';
  const kindsOf = async (caller: AccountCaller) => {
    const { data } = await caller.graphql(recent);
    const { nodes } = (data ?? {})['recentActivity'] as {
      nodes: { kind: string; count: number }[];
    };
    return nodes;
  };

  it('tells a member of sign-ins, failures, refusals, resets and keys, and counts repetition', async () => {
    const email = 'logged@example.org';
    const owner = await confirmed(email);
    await owner.graphql(makeKey);
    const guesser = new AccountCaller(test);
    for (let n = 0; n < authRateLimits.signInPerAccount.max + 5; n += 1)
      await guesser.signIn(email, 'wrong one');
    const lines = await kindsOf(owner);
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'SIGN_UP' }),
        expect.objectContaining({ kind: 'EMAIL_CONFIRMED' }),
        expect.objectContaining({ kind: 'KEY_CREATED', detail: 'a script' }),
        expect.objectContaining({ kind: 'SIGN_IN_FAILED', count: 10 }),
        expect.objectContaining({ kind: 'SIGN_IN_REFUSED', count: 5 }),
      ]),
    );
    const rows = await test.app.orm.em.getConnection().execute('select * from security_events');
    expect(JSON.stringify(rows)).not.toMatch(/wrong one|garden gate/);
  });

  it('is a mail to the owner at a sign-in from a new browser, not from a known one', async () => {
    const email = 'new.device@example.org';
    const owner = await confirmed(email);
    const toldOf = () =>
      test.mailer.sent.filter(
        ({ to, subject }) => to.address === email && subject === 'New sign-in to your account',
      ).length;
    await owner.signIn(email);
    await settleJobs(test);
    expect(toldOf()).toBe(0);
    const elsewhere = new AccountCaller(test);
    await elsewhere.signIn(email);
    await settleJobs(test);
    expect(toldOf()).toBe(1);
    await elsewhere.signIn(email);
    await settleJobs(test);
    expect(toldOf()).toBe(1);
  });

  it('shows a member nothing of others, and the operator everything', async () => {
    const one = await confirmed('one.log@example.org');
    const { errors } = await one.graphql('{ securityEvents { nodes { id } } }');
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    const lines = await kindsOf(one);
    expect(lines.map(({ kind }) => kind)).toEqual(['EMAIL_CONFIRMED', 'SIGN_UP']);
  });
});
