import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authRateLimits, secondStepLimits } from '@infinite/schema/catalogue/auth';
import { codeOf } from '@infinite/api/testing/authenticator';
import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';
import { AccountCaller, linkIn, settleJobs } from './account-caller.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await test.app.startWorker();
});
afterAll(() => test.close());

const confirm = 'mutation ($code: String!) { confirmAuthenticator(code: $code) }';
const refusal = (answer: { errors?: { extensions?: { code?: string } }[] }) =>
  answer.errors?.[0]?.extensions?.code;
const codeNow = (secret: string, steps = 0) =>
  codeOf(secret, test.clock.now().epochMilliseconds, steps);

async function begin(caller: AccountCaller): Promise<string> {
  const answer = await caller.graphql('mutation { beginAuthenticator { secret uri } }');
  expect(answer.errors).toBeUndefined();
  return ((answer.data ?? {})['beginAuthenticator'] as { secret: string }).secret;
}

/** A member with an authenticator app, whose next code is not used yet. */
async function withApp(email: string) {
  const owner = new AccountCaller(test);
  await owner.signUp(email);
  const secret = await begin(owner);
  const { data } = await owner.graphql(confirm, { code: codeNow(secret) });
  test.clock.advance({ seconds: 60 });
  return { owner, email, secret, recovery: data?.['confirmAuthenticator'] as string[] };
}

/** A browser in which the password was right. */
async function atSecondStep(email: string, password?: string): Promise<AccountCaller> {
  const caller = new AccountCaller(test);
  const answer = await caller.signIn(email, password);
  expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 'SECOND_STEP_NEEDED' }]);
  return caller;
}

const take = (caller: AccountCaller, code: string, headers = {}) =>
  caller.call('POST', '/api/auth/second-step', { code }, headers);

async function kindsOf(owner: AccountCaller): Promise<string[]> {
  const { data } = await owner.graphql('{ recentActivity(first: 50) { nodes { kind } } }');
  return ((data ?? {})['recentActivity'] as { nodes: { kind: string }[] }).nodes.map(
    ({ kind }) => kind,
  );
}

describe('setting an authenticator app up', () => {
  it('counts once its first code arrives, gives ten recovery codes, and tells the owner', async () => {
    const owner = new AccountCaller(test);
    await owner.signUp('setup@example.org');
    const secret = await begin(owner);
    expect((await new AccountCaller(test).signIn('setup@example.org')).statusCode).toBe(200);
    expect(refusal(await owner.graphql(confirm, { code: '000000' }))).toBe('INVALID_INPUT');
    const { data } = await owner.graphql(confirm, { code: codeNow(secret) });
    const codes = data?.['confirmAuthenticator'] as string[];
    expect(new Set(codes).size).toBe(10);
    expect(codes[0]).toMatch(/^[2-9a-z]{4}(-[2-9a-z]{4}){2}$/);
    await atSecondStep('setup@example.org');
    await settleJobs(test);
    expect(test.mailer.sent.map(({ subject }) => subject)).toContain('Sign-in in two steps is on');
    expect(await kindsOf(owner)).toContain('AUTHENTICATOR_ADDED');
  });

  it('keeps neither secret nor recovery code readable', async () => {
    const { secret, recovery } = await withApp('sealed@example.org');
    const rows = await test.app.orm.em.getConnection()
      .execute(`select encode(sealed_secret, 'escape') as text from authenticators
                union all select code_hash from recovery_codes`);
    const stored = JSON.stringify(rows);
    for (const text of [secret, ...recovery]) expect(stored).not.toContain(text);
  });

  it('is refused while one is set up, and turning it off asks for the password again', async () => {
    const { owner, email, secret } = await withApp('again@example.org');
    const other = await owner.graphql('mutation { beginAuthenticator { secret } }');
    expect(refusal(other)).toBe('WRONG_STATE');
    test.clock.advance({ minutes: 11 });
    const off = 'mutation { turnOffAuthenticator }';
    expect(refusal(await owner.graphql(off))).toBe('PASSWORD_NEEDED');
    const again =
      'mutation ($code: String) { confirmPassword(password: "garden gate", code: $code) }';
    expect(refusal(await owner.graphql(again))).toBe('SECOND_STEP_NEEDED');
    expect(refusal(await owner.graphql(off))).toBe('PASSWORD_NEEDED');
    await owner.graphql(again, { code: codeNow(secret) });
    expect((await owner.graphql(off)).errors).toBeUndefined();
    expect((await new AccountCaller(test).signIn(email)).statusCode).toBe(200);
    await settleJobs(test);
    const subjects = test.mailer.sent.map(({ subject }) => subject);
    expect(subjects).toContain('Sign-in in two steps was turned off');
  });
});

describe('the second step of a sign-in', () => {
  it('answers with the user, and only then is there a session', async () => {
    const { email, secret } = await withApp('two@example.org');
    const caller = await atSecondStep(email);
    expect(await caller.status()).toBeNull();
    const answer = await take(caller, codeNow(secret));
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { email }]);
    expect(await caller.status()).toMatchObject({ email });
  });

  it('tells a wrong password, an unknown address and one with two steps apart only by the right password', async () => {
    const { email } = await withApp('alike@example.org');
    const wrong = await new AccountCaller(test).signIn(email, 'no gate');
    const unknown = await new AccountCaller(test).signIn('nobody.here@example.org', 'no gate');
    expect([wrong.statusCode, wrong.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(wrong.cookies).toEqual([]);
  });

  it('takes the code before and after, each once, and no earlier one after a later one', async () => {
    const { email, secret } = await withApp('drift@example.org');
    const late = codeNow(secret, -1);
    const early = codeNow(secret, 1);
    const caller = await atSecondStep(email);
    expect((await take(caller, codeNow(secret, -2))).statusCode).toBe(400);
    expect((await take(caller, codeNow(secret, 2))).statusCode).toBe(400);
    expect((await take(caller, late)).statusCode).toBe(200);
    expect((await take(await atSecondStep(email), late)).statusCode).toBe(400);
    expect((await take(await atSecondStep(email), early)).statusCode).toBe(200);
    expect((await take(await atSecondStep(email), codeNow(secret))).statusCode).toBe(400);
  });

  it('takes no code of another account', async () => {
    const { email } = await withApp('mine@example.org');
    const other = await withApp('theirs@example.org');
    const caller = await atSecondStep(email);
    expect((await take(caller, codeNow(other.secret))).statusCode).toBe(400);
    expect((await take(caller, other.recovery[0] ?? '')).statusCode).toBe(400);
  });

  it('lets one of two concurrent uses of a code in', async () => {
    const { email, secret } = await withApp('race@example.org');
    const callers = await Promise.all([atSecondStep(email), atSecondStep(email)]);
    const answers = await Promise.all(callers.map((caller) => take(caller, codeNow(secret))));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  });

  it('takes a recovery code once, however it is typed, and tells the owner', async () => {
    const { email, recovery } = await withApp('recovery@example.org');
    const code = recovery[3] ?? '';
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `;
    const caller = await atSecondStep(email);
    expect((await take(caller, typed)).statusCode).toBe(200);
    expect((await take(await atSecondStep(email), code)).statusCode).toBe(400);
    const { data } = await caller.graphql('{ secondFactor { recoveryCodesLeft } }');
    expect(data?.['secondFactor']).toEqual({ recoveryCodesLeft: 9 });
    await settleJobs(test);
    const mail = test.mailer.sent.find(({ subject }) => subject === 'A recovery code was used');
    expect(mail?.text).toContain('9 are left');
    expect(await kindsOf(caller)).toContain('RECOVERY_CODE_USED');
  });

  it('takes none of the former recovery codes once there are new ones', async () => {
    const { owner, email, recovery } = await withApp('renewed@example.org');
    const { data } = await owner.graphql('mutation { makeRecoveryCodes }');
    const fresh = data?.['makeRecoveryCodes'] as string[];
    expect((await take(await atSecondStep(email), recovery[0] ?? '')).statusCode).toBe(400);
    expect((await take(await atSecondStep(email), fresh[0] ?? '')).statusCode).toBe(200);
  });

  it('is open in the browser that typed the password alone', async () => {
    const { email, secret } = await withApp('stolen@example.org');
    const victim = await atSecondStep(email);
    const thief = new AccountCaller(test);
    expect((await take(thief, codeNow(secret))).statusCode).toBe(401);
    thief.cookies.set('ic_second_step', victim.cookies.get('ic_second_step') ?? '');
    const elsewhere = { 'user-agent': 'Mozilla/5.0 (of the thief)' };
    expect((await take(thief, codeNow(secret), elsewhere)).statusCode).toBe(401);
    expect((await take(victim, codeNow(secret))).statusCode).toBe(200);
  });

  it('is over after its minutes, after its attempts, once taken, and with a new password', async () => {
    const { email, secret } = await withApp('over@example.org');
    const slow = await atSecondStep(email);
    test.clock.advance({ minutes: secondStepLimits.minutes });
    expect((await take(slow, codeNow(secret))).statusCode).toBe(401);

    const guessing = await atSecondStep(email);
    for (let n = 0; n < secondStepLimits.attempts; n += 1)
      expect((await take(guessing, '000000')).statusCode).toBe(400);
    expect((await take(guessing, codeNow(secret))).statusCode).toBe(401);

    const twice = await atSecondStep(email);
    const copy = twice.cookies.get('ic_second_step') ?? '';
    expect((await take(twice, codeNow(secret))).statusCode).toBe(200);
    twice.cookies.set('ic_second_step', copy);
    expect((await take(twice, codeNow(secret, 1))).statusCode).toBe(401);

    const before = await atSecondStep(email);
    const change =
      'mutation ($a: String!, $b: String!) { changePassword(currentPassword: $a, newPassword: $b) }';
    // Where a code was just given; elsewhere it is asked for again.
    expect(await twice.graphql(change, { a: 'garden gate', b: 'river bank' })).toMatchObject({
      data: { changePassword: true },
    });
    expect((await take(before, codeNow(secret, 1))).statusCode).toBe(401);
  });

  it('limits guesses by account, whatever browser they come from, and logs them', async () => {
    const { owner, email, secret } = await withApp('guessed.codes@example.org');
    const { max, perSeconds } = authRateLimits.codePerAccount;
    const caller = { now: await atSecondStep(email) };
    for (let n = 0; n < max; n += 1) {
      if (n % secondStepLimits.attempts === 0) caller.now = await atSecondStep(email);
      expect((await take(caller.now, '000000')).statusCode).toBe(400);
    }
    const answer = await take(await atSecondStep(email), codeNow(secret));
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, expect.anything()]);
    const kinds = await kindsOf(owner);
    expect(kinds).toEqual(expect.arrayContaining(['SECOND_STEP_FAILED', 'SECOND_STEP_REFUSED']));
    test.clock.advance({ seconds: perSeconds });
    expect((await take(await atSecondStep(email), codeNow(secret))).statusCode).toBe(200);
  });

  it('is not bypassed by a link to reset the password', async () => {
    const { email, secret } = await withApp('mailbox@example.org');
    const thief = new AccountCaller(test);
    await thief.graphql('mutation ($email: String!) { requestPasswordReset(email: $email) }', {
      email,
    });
    await settleJobs(test);
    const token = linkIn(test, email, '/reset-password');
    const reset =
      'mutation ($token: String!) { resetPassword(token: $token, password: "a new gate") }';
    expect((await thief.graphql(reset, { token })).errors).toBeUndefined();
    expect(await thief.status()).toBeNull();
    expect((await take(thief, '000000')).statusCode).toBe(400);
    expect((await take(thief, codeNow(secret))).statusCode).toBe(200);
  });

  it('answers GraphQL with the same refusal and the same cookie', async () => {
    const { email, secret } = await withApp('graph.two@example.org');
    const caller = new AccountCaller(test);
    const signIn = `mutation { signIn(input: { username: "${email}", password: "garden gate" }) { id } }`;
    expect(refusal(await caller.graphql(signIn))).toBe('SECOND_STEP_NEEDED');
    expect((await take(caller, codeNow(secret))).statusCode).toBe(200);
  });
});
