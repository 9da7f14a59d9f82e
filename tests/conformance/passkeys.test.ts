import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passkeyLimits } from '@infinite/schema/catalogue/auth';
import { codeOf } from '@infinite/api/testing/authenticator';
import { PasskeyDevice } from '@infinite/api/testing/passkey-device';
import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';
import { AccountCaller, settleJobs } from './account-caller.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await test.app.startWorker();
});
afterAll(() => test.close());

const path = '/api/auth/passkeys';
type Purpose = 'sign-in' | 'second-step' | 'confirm';
type Options = Parameters<PasskeyDevice['create']>[0] & Parameters<PasskeyDevice['answer']>[0];

const newDevice = () => new PasskeyDevice(test.app.config.publicOrigin);
const ask = async (caller: AccountCaller, purpose: Purpose): Promise<Options> =>
  (await caller.call('POST', `${path}/options`, { purpose })).json();
const enter = (caller: AccountCaller, passkey: unknown) =>
  caller.call('POST', `${path}/sign-in`, { passkey });

async function add(owner: AccountCaller, device: PasskeyDevice, name = 'Phone') {
  const options = (await owner.call('POST', `${path}/creation-options`)).json<Options>();
  return owner.call('POST', path, { name, passkey: device.create(options) });
}

async function withPasskey(email: string) {
  const owner = new AccountCaller(test);
  await owner.signUp(email);
  const device = newDevice();
  expect((await add(owner, device)).json()).toEqual({ success: true });
  return { owner, email, device };
}

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly lastUsedAt: string | null;
}
async function listOf(owner: AccountCaller): Promise<readonly Listed[]> {
  const { data } = await owner.graphql('{ secondFactor { passkeys { id name lastUsedAt } } }');
  return ((data ?? {})['secondFactor'] as { passkeys: Listed[] }).passkeys;
}
async function kindsOf(owner: AccountCaller): Promise<string> {
  const { data } = await owner.graphql('{ recentActivity(first: 50) { nodes { kind } } }');
  return JSON.stringify(data);
}
const subjects = () => test.mailer.sent.map(({ subject }) => subject);

describe('a passkey', () => {
  it('is added with a name, listed with its last use, announced by mail, and removed', async () => {
    const { owner, device } = await withPasskey('added@example.org');
    expect((await add(owner, newDevice(), '')).statusCode).toBe(200);
    const [first, second] = await listOf(owner);
    expect(first).toMatchObject({ name: 'Phone', lastUsedAt: null });
    expect(second?.name).not.toBe('');
    expect((await add(owner, device)).statusCode).toBe(400);

    const other = new AccountCaller(test);
    const used = await enter(other, device.answer(await ask(other, 'sign-in')));
    expect([used.statusCode, used.json()]).toMatchObject([200, { email: 'added@example.org' }]);
    expect((await listOf(owner))[0]?.lastUsedAt).toBe(test.clock.now().toString());

    const remove = 'mutation ($id: ID!) { removePasskey(id: $id) }';
    const stranger = new AccountCaller(test);
    await stranger.signUp('stranger.to.it@example.org');
    const tried = await stranger.graphql(remove, { id: first?.id });
    expect(tried.errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    expect((await owner.graphql(remove, { id: first?.id })).errors).toBeUndefined();
    expect(await listOf(owner)).toHaveLength(1);
    const after = new AccountCaller(test);
    expect((await enter(after, device.answer(await ask(after, 'sign-in')))).statusCode).toBe(400);
    await settleJobs(test);
    expect(subjects()).toEqual(
      expect.arrayContaining(['A passkey was added', 'A passkey was removed']),
    );
    expect(await kindsOf(owner)).toMatch(/PASSKEY_REMOVED.*PASSKEY_ADDED/);
  });

  it('gets another name from its owner alone, which the security log remembers', async () => {
    const { owner, device } = await withPasskey('renamed@example.org');
    const [first] = await listOf(owner);
    const rename = async (caller: AccountCaller, name: string, id = first?.id) => {
      const query = 'mutation ($id: ID!, $name: String!) { renamePasskey(id: $id, name: $name) }';
      return (await caller.graphql(query, { id, name })).errors?.[0]?.extensions?.code ?? null;
    };
    const stranger = new AccountCaller(test);
    await stranger.signUp('renames.nothing@example.org');
    expect(await rename(stranger, 'Mine')).toBe('NOT_FOUND');
    expect(await rename(owner, 'Mine', 'not-an-id')).toBe('NOT_FOUND');
    expect(await rename(owner, '  ')).toBe('INVALID_INPUT');
    expect(await rename(owner, 'x'.repeat(passkeyLimits.nameCharacters + 1))).toBe('INVALID_INPUT');
    expect((await listOf(owner))[0]?.name).toBe('Phone');

    test.clock.advance({ minutes: 11 });
    expect(await rename(owner, '  Grandma’s phone ')).toBeNull();
    expect((await listOf(owner))[0]?.name).toBe('Grandma’s phone');
    expect(await rename(owner, 'Grandma’s phone')).toBeNull();
    const { data } = await owner.graphql('{ recentActivity(first: 1) { nodes { kind detail } } }');
    expect(data?.['recentActivity']).toEqual({
      nodes: [{ kind: 'PASSKEY_RENAMED', detail: 'Phone → Grandma’s phone' }],
    });
    const other = new AccountCaller(test);
    expect((await enter(other, device.answer(await ask(other, 'sign-in')))).statusCode).toBe(200);
  });

  it('is added by a person whose password was just typed, so many of them', async () => {
    const { owner } = await withPasskey('many@example.org');
    for (let n = 1; n < passkeyLimits.perAccount; n += 1)
      expect((await add(owner, newDevice())).statusCode).toBe(200);
    expect((await owner.call('POST', `${path}/creation-options`)).json()).toMatchObject({
      code: 'WRONG_STATE',
    });
    test.clock.advance({ minutes: 11 });
    expect((await owner.call('POST', `${path}/creation-options`)).json()).toMatchObject({
      code: 'PASSWORD_NEEDED',
    });
    const visitor = new AccountCaller(test);
    expect((await visitor.call('POST', `${path}/creation-options`)).statusCode).toBe(401);
  });

  it('is not added from another origin, for another challenge or without verifying the person', async () => {
    const owner = new AccountCaller(test);
    await owner.signUp('not.added@example.org');
    const options = async () =>
      (await owner.call('POST', `${path}/creation-options`)).json<Options>();
    const send = (passkey: unknown) => owner.call('POST', path, { passkey });
    const foreign = newDevice().create(await options(), { origin: 'https://evil.example' });
    expect((await send(foreign)).statusCode).toBe(400);
    const unverified = newDevice().create(await options(), { verified: false });
    expect((await send(unverified)).statusCode).toBe(400);
    const challenge = Buffer.alloc(32).toString('base64url');
    const other = newDevice().create({ ...(await options()), challenge });
    expect((await send(other)).statusCode).toBe(400);
    expect(await listOf(owner)).toEqual([]);
  });

  it('signs in without a second step, on an account that asks for one', async () => {
    const { owner, device } = await withPasskey('both@example.org');
    const begun = await owner.graphql('mutation { beginAuthenticator { secret } }');
    const { secret } = (begun.data ?? {})['beginAuthenticator'] as { secret: string };
    const confirm = 'mutation ($code: String!) { confirmAuthenticator(code: $code) }';
    const code = codeOf(secret, test.clock.now().epochMilliseconds);
    expect((await owner.graphql(confirm, { code })).errors).toBeUndefined();

    const caller = new AccountCaller(test);
    expect((await enter(caller, device.answer(await ask(caller, 'sign-in')))).statusCode).toBe(200);
    expect(await caller.status()).toMatchObject({ email: 'both@example.org' });

    // Or it is the second step, after the password.
    const second = new AccountCaller(test);
    expect(
      (await second.call('POST', `${path}/options`, { purpose: 'second-step' })).statusCode,
    ).toBe(401);
    expect((await second.signIn('both@example.org')).json()).toMatchObject({
      code: 'SECOND_STEP_NEEDED',
    });
    const stranger = await withPasskey('not.both@example.org');
    const wrong = stranger.device.answer(await ask(second, 'second-step'));
    expect(
      (await second.call('POST', '/api/auth/second-step', { passkey: wrong })).statusCode,
    ).toBe(400);
    const passkey = device.answer(await ask(second, 'second-step'));
    expect((await second.call('POST', '/api/auth/second-step', { passkey })).statusCode).toBe(200);
    expect(await second.status()).toMatchObject({ email: 'both@example.org' });
  });

  it('confirms who is signed in, in place of the password, and nobody else', async () => {
    const { owner, device } = await withPasskey('confirmed@example.org');
    const stranger = await withPasskey('confirms.nobody@example.org');
    test.clock.advance({ minutes: 11 });
    const act = 'mutation { beginAuthenticator { secret } }';
    const code = async () => (await owner.graphql(act)).errors?.[0]?.extensions?.code;
    expect(await code()).toBe('PASSWORD_NEEDED');
    const wrong = stranger.device.answer(await ask(owner, 'confirm'));
    expect((await owner.call('POST', `${path}/confirm`, { passkey: wrong })).statusCode).toBe(400);
    expect(await code()).toBe('PASSWORD_NEEDED');
    const passkey = device.answer(await ask(owner, 'confirm'));
    expect((await owner.call('POST', `${path}/confirm`, { passkey })).statusCode).toBe(200);
    expect(await code()).toBeUndefined();
    expect(await kindsOf(owner)).toContain('PASSKEY_CONFIRMED');
  });

  it('is refused from another origin, for another site, unverified, altered, or as another person', async () => {
    const { owner, device } = await withPasskey('origin@example.org');
    const caller = new AccountCaller(test);
    const answers: ((options: Options) => { response: object })[] = [
      (options) => device.answer(options, { origin: 'https://evil.example' }),
      (options) => device.answer({ ...options, rpId: 'evil.example' }),
      (options) => device.answer(options, { verified: false }),
      (options) => device.answer(options, { userHandle: Buffer.from('x').toString('base64url') }),
      (options) => newDevice().answer(options),
      (options) => {
        const answer = device.answer(options);
        const signature = newDevice().answer(options).response.signature;
        return { ...answer, response: { ...answer.response, signature } };
      },
    ];
    for (const answer of answers) {
      const refused = await enter(caller, answer(await ask(caller, 'sign-in')));
      expect([refused.statusCode, refused.json()]).toMatchObject([400, { code: 'INVALID_INPUT' }]);
    }
    expect(await caller.status()).toBeNull();
    expect(await kindsOf(owner)).toContain('PASSKEY_REFUSED');
    expect((await enter(caller, device.answer(await ask(caller, 'sign-in')))).statusCode).toBe(200);
  });

  it('answers a challenge once, in its time, in its browser and for its purpose', async () => {
    const { owner, device } = await withPasskey('once@example.org');
    const caller = new AccountCaller(test);
    const cookieOf = (from: AccountCaller) => from.cookies.get('ic_passkey') ?? '';

    // Replayed, also with the cookie of the first time.
    const answer = device.answer(await ask(caller, 'sign-in'));
    const cookie = cookieOf(caller);
    expect((await enter(caller, answer)).statusCode).toBe(200);
    caller.cookies.set('ic_passkey', cookie);
    expect((await enter(caller, answer)).statusCode).toBe(400);

    const late = device.answer(await ask(caller, 'sign-in'));
    test.clock.advance({ minutes: passkeyLimits.challengeMinutes });
    expect((await enter(caller, late)).statusCode).toBe(400);

    const stolen = device.answer(await ask(caller, 'sign-in'));
    expect((await enter(new AccountCaller(test), stolen)).statusCode).toBe(400);

    const confirming = device.answer(await ask(owner, 'confirm'));
    expect((await enter(owner, confirming)).statusCode).toBe(400);
    const entering = device.answer(await ask(owner, 'sign-in'));
    expect((await owner.call('POST', `${path}/confirm`, { passkey: entering })).statusCode).toBe(
      400,
    );

    // Of two concurrent uses one wins.
    const twice = device.answer(await ask(caller, 'sign-in'));
    const both = new AccountCaller(test);
    both.cookies.set('ic_passkey', cookieOf(caller));
    const answers = await Promise.all([enter(caller, twice), enter(both, twice)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  });

  it('whose count goes back is refused as a copy, and its owner gets a mail', async () => {
    const { owner, device } = await withPasskey('copied@example.org');
    const use = async (counter: number) => {
      const caller = new AccountCaller(test);
      return (await enter(caller, device.answer(await ask(caller, 'sign-in'), { counter })))
        .statusCode;
    };
    expect(await use(7)).toBe(200);
    expect(await use(7)).toBe(400);
    expect(await use(3)).toBe(400);
    expect(await use(0)).toBe(400);
    expect(await use(8)).toBe(200);
    expect(await kindsOf(owner)).toContain('PASSKEY_COPIED');
    await settleJobs(test);
    expect(subjects()).toContain('We refused one of your passkeys');
  });

  it('of a device that never counts signs in again and again', async () => {
    const { device } = await withPasskey('uncounted@example.org');
    for (let n = 0; n < 3; n += 1) {
      const caller = new AccountCaller(test);
      const answer = device.answer(await ask(caller, 'sign-in'), { counter: 0 });
      expect((await enter(caller, answer)).statusCode).toBe(200);
    }
  });

  it('signs nobody in to a suspended account', async () => {
    const { device, email } = await withPasskey('suspended@example.org');
    await test.app.orm.em
      .getConnection()
      .execute('update users set suspended_at = now() where email = ?', [email]);
    const caller = new AccountCaller(test);
    const answer = await enter(caller, device.answer(await ask(caller, 'sign-in')));
    expect(answer.json()).toMatchObject({ code: 'ACCOUNT_SUSPENDED' });
    expect(await caller.status()).toBeNull();
  });
});
