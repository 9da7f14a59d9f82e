import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authRateLimits } from '@infinite/schema/catalogue/auth';
import { codeOf } from '@infinite/api/testing/authenticator';
import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';
import { AccountCaller } from './account-caller.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const codeNow = (secret: string) => codeOf(secret, test.clock.now().epochMilliseconds);

/** A member with an authenticator app, whose sign-in is too long ago for an act that asks again. */
async function withApp(email: string) {
  const owner = new AccountCaller(test);
  await owner.signUp(email);
  const begun = await owner.graphql('mutation { beginAuthenticator { secret } }');
  const { secret } = (begun.data ?? {})['beginAuthenticator'] as { secret: string };
  const confirm = 'mutation ($code: String!) { confirmAuthenticator(code: $code) }';
  const { data } = await owner.graphql(confirm, { code: codeNow(secret) });
  test.clock.advance({ minutes: 11 });
  return { owner, email, secret, recovery: data?.['confirmAuthenticator'] as string[] };
}

/** @returns the code of the refusal, or null where the person is confirmed */
async function confirm(caller: AccountCaller, code?: string, password = 'garden gate') {
  const { errors } = await caller.graphql(
    'mutation ($password: String!, $code: String) { confirmPassword(password: $password, code: $code) }',
    { password, code },
  );
  return errors?.[0]?.extensions?.code ?? null;
}

/** What an act that asks again says. */
async function act(caller: AccountCaller) {
  const { errors } = await caller.graphql('mutation { makeRecoveryCodes }');
  return errors?.[0]?.extensions?.code ?? null;
}

describe('asking again who it is, of an account with an authenticator app', () => {
  it('takes the password and a code together', async () => {
    const { owner, secret } = await withApp('both.again@example.org');
    expect(await act(owner)).toBe('PASSWORD_NEEDED');
    expect(await confirm(owner, codeNow(secret))).toBeNull();
    expect(await act(owner)).toBeNull();
  });

  it('takes neither alone, and asks for a code only once the password was right', async () => {
    const { owner, secret } = await withApp('either@example.org');
    expect(await confirm(owner, undefined, 'no gate')).toBe('INVALID_INPUT');
    expect(await confirm(owner)).toBe('SECOND_STEP_NEEDED');
    expect(await confirm(owner, codeNow(secret), 'no gate')).toBe('INVALID_INPUT');
    expect(await confirm(owner, '000000')).toBe('INVALID_INPUT');
    expect(await act(owner)).toBe('PASSWORD_NEEDED');
    // A wrong password used no code up.
    expect(await confirm(owner, codeNow(secret))).toBeNull();
  });

  it('takes each code once, and none that opened a sign-in', async () => {
    const { owner, email, secret } = await withApp('replayed@example.org');
    const elsewhere = new AccountCaller(test);
    await elsewhere.signIn(email);
    const code = codeNow(secret);
    await elsewhere.call('POST', '/api/auth/second-step', { code });
    expect(await confirm(owner, code)).toBe('INVALID_INPUT');
    test.clock.advance({ seconds: 30 });
    expect(await confirm(owner, codeNow(secret))).toBeNull();
    expect(await confirm(owner, codeNow(secret))).toBe('INVALID_INPUT');
  });

  it('confirms one of two sessions that send the same code at once', async () => {
    const { owner, email, secret } = await withApp('at.once@example.org');
    const elsewhere = new AccountCaller(test);
    await elsewhere.signIn(email);
    await elsewhere.call('POST', '/api/auth/second-step', { code: codeNow(secret) });
    test.clock.advance({ minutes: 11 });
    const code = codeNow(secret);
    const answers = await Promise.all([confirm(owner, code), confirm(elsewhere, code)]);
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    const acts = [await act(owner), await act(elsewhere)];
    expect(acts.toSorted()).toEqual(['PASSWORD_NEEDED', null].toSorted());
  });

  it('takes a recovery code for the code, once', async () => {
    const { owner, recovery } = await withApp('no.phone@example.org');
    expect(await confirm(owner, recovery[0])).toBeNull();
    expect(await confirm(owner, recovery[0])).toBe('INVALID_INPUT');
  });

  it('takes no code of another account', async () => {
    const { owner } = await withApp('own.code@example.org');
    const other = await withApp('other.code@example.org');
    expect(await confirm(owner, codeNow(other.secret))).toBe('INVALID_INPUT');
    expect(await confirm(owner, other.recovery[0])).toBe('INVALID_INPUT');
  });

  it('limits guesses at the code, and does not count the question for it', async () => {
    const { owner, secret } = await withApp('guessed.again@example.org');
    for (let n = 0; n <= authRateLimits.passwordCheckPerAccount.max; n += 1)
      expect(await confirm(owner)).toBe('SECOND_STEP_NEEDED');
    for (let n = 0; n < authRateLimits.codePerAccount.max; n += 1)
      expect(await confirm(owner, '000000')).toBe('INVALID_INPUT');
    expect(await confirm(owner, codeNow(secret))).toBe('RATE_LIMITED');
    expect(await act(owner)).toBe('PASSWORD_NEEDED');
  });
});

describe('a new password of an account with an authenticator app', () => {
  const change = async (caller: AccountCaller) => {
    const { errors } = await caller.graphql(
      'mutation { changePassword(currentPassword: "garden gate", newPassword: "a calm river bank") }',
    );
    return errors?.[0]?.extensions?.code ?? null;
  };

  it('takes more than the current one, and does not stand for the code afterwards', async () => {
    const { owner, email, secret } = await withApp('new.password@example.org');
    expect(await change(owner)).toBe('PASSWORD_NEEDED');
    expect((await new AccountCaller(test).signIn(email)).json()).toMatchObject({
      code: 'SECOND_STEP_NEEDED',
    });
    expect(await confirm(owner, codeNow(secret))).toBeNull();
    test.clock.advance({ minutes: 9 });
    expect(await change(owner)).toBeNull();
    test.clock.advance({ minutes: 2 });
    expect(await act(owner)).toBe('PASSWORD_NEEDED');
  });
});

describe('asking again who it is, of an account without one', () => {
  it('takes the password, whatever stands beside it', async () => {
    const owner = new AccountCaller(test);
    await owner.signUp('one.factor@example.org');
    expect(await confirm(owner)).toBeNull();
    expect(await confirm(owner, '000000')).toBeNull();
  });
});
