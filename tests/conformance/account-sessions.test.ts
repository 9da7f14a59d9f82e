import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';
import { AccountCaller } from './account-caller.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const caller = (address?: string) => new AccountCaller(test, address);
const days = (count: number) => test.clock.advance({ hours: count * 24 });

describe('a session', () => {
  it('is kept as a hash: no cookie can be read out of the database', async () => {
    const ann = caller();
    await ann.signUp('stored@example.org');
    const rows = await test.app.orm.em
      .getConnection()
      .execute<{ hits: string }[]>('select count(*) as hits from sessions s where s::text like ?', [
        `%${ann.cookies.get('ic_session')}%`,
      ]);
    expect(Number(rows[0]?.hits)).toBe(0);
  });

  it('ends after 30 days without use, and lives on while it is used', async () => {
    const idle = caller();
    const used = caller();
    await idle.signUp('idle@example.org');
    await used.signUp('used@example.org');
    days(29);
    expect(await used.status()).not.toBeNull();
    days(2);
    expect(await idle.status()).toBeNull();
    expect(await used.status()).not.toBeNull();
  });

  it('ends after 180 days however much it is used', async () => {
    const ann = caller();
    await ann.signUp('absolute@example.org');
    for (let week = 0; week < 25; week += 1) {
      days(7);
      expect(await ann.status(), `week ${week}`).not.toBeNull();
    }
    days(6);
    expect(await ann.status()).toBeNull();
  });

  it.each([
    ['https://connections.example', '__Host-ic_session', true],
    ['http://connections.example', '__Host-ic_session', true],
    ['http://localhost:3000', 'ic_session', undefined],
    ['http://127.0.0.1:3000', 'ic_session', undefined],
  ])('at %s has the cookie %s, Secure: %s', async (PUBLIC_ORIGIN, name, secure) => {
    const app = await createTestApp({ env: { PUBLIC_ORIGIN } });
    const ann = new AccountCaller(app);
    const response = await ann.signUp('secure@example.org');
    expect(response.cookies.find((cookie) => cookie.name === name)).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      ...(secure ? { secure } : {}),
    });
    expect(response.cookies.every((cookie) => cookie.secure === secure)).toBe(true);
    expect(await ann.status()).toMatchObject({ email: 'secure@example.org' });
    await ann.call('POST', '/api/auth/signout');
    expect(ann.cookies.has(name)).toBe(false);
    await app.close();
  });
});

describe('the list of sessions', () => {
  const list = '{ sessions { id device current } }';
  type Listed = { id: string; device: string; current: boolean }[];
  const sessionsOf = async (who: AccountCaller) =>
    (await who.graphql(list)).data?.['sessions'] as Listed;

  it('shows a member their devices, and ends one of them', async () => {
    const phone = caller();
    await phone.signUp('devices@example.org');
    const desk = caller();
    await desk.signIn('devices@example.org');
    const sessions = await sessionsOf(desk);
    expect(sessions.map(({ device, current }) => [device, current])).toEqual(
      expect.arrayContaining([
        ['Chrome on a computer', true],
        ['Safari on a phone or tablet', false],
      ]),
    );
    const other = sessions.find(({ current }) => !current)!;
    const revoke = 'mutation ($id: ID!) { revokeSession(id: $id) }';
    expect(await desk.graphql(revoke, { id: other.id })).toEqual({ data: { revokeSession: true } });
    expect(await phone.status()).toBeNull();
    expect(await sessionsOf(desk)).toHaveLength(1);
  });

  it('says where about each device stands, as far as the device itself said', async () => {
    await caller().signUp('places@example.org');
    const payload = { username: 'places@example.org', password: 'garden gate' };
    const from = async (timeZone: string) => {
      const device = caller();
      await device.call('POST', '/api/auth/signin', payload, { 'x-time-zone': timeZone });
      return device;
    };
    await from('<b>Atlantis</b>');
    await from('Europe/Lisbon');
    const here = await from('America/New_York');
    const { data } = await here.graphql('{ sessions { timeZone } }');
    const zones = ((data ?? {})['sessions'] as { timeZone: string | null }[]).map(
      ({ timeZone }) => timeZone,
    );
    expect(zones.toSorted()).toEqual(['America/New_York', 'Europe/Lisbon', null, null]);
  });

  it('shows nobody another’s devices, nor lets them end one', async () => {
    const ann = caller();
    const eve = caller();
    await ann.signUp('ann.devices@example.org');
    await eve.signUp('eve.devices@example.org');
    const [session] = await sessionsOf(ann);
    const revoke = 'mutation ($id: ID!) { revokeSession(id: $id) }';
    for (const id of [session!.id, 'x', '', '00000000-0000-0000-0000-000000000000']) {
      const answer = await eve.graphql(revoke, { id });
      expect(answer.errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    }
    expect(await ann.status()).not.toBeNull();
    expect(await sessionsOf(eve)).toHaveLength(1);
    expect((await caller().graphql(list)).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });

  it('is emptied by signing out everywhere', async () => {
    const one = caller();
    const two = caller();
    await one.signUp('everywhere@example.org');
    await two.signIn('everywhere@example.org');
    expect(await two.graphql('mutation { signOutEverywhere }')).toEqual({
      data: { signOutEverywhere: true },
    });
    expect([await one.status(), await two.status()]).toEqual([null, null]);
    expect(two.cookies.has('ic_session')).toBe(false);
  });

  it('keeps only this device when the password is changed', async () => {
    const here = caller();
    const there = caller();
    await here.signUp('change@example.org');
    await there.signIn('change@example.org');
    const change =
      'mutation ($now: String!, $next: String!) { changePassword(currentPassword: $now, newPassword: $next) }';
    const wrong = await here.graphql(change, { now: 'wrong one', next: 'river bank' });
    expect(wrong.errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { currentPassword: 'The current password is not right' },
    });
    expect(await here.graphql(change, { now: 'garden gate', next: 'river bank' })).toEqual({
      data: { changePassword: true },
    });
    expect(await here.status()).not.toBeNull();
    expect(await there.status()).toBeNull();
    expect((await there.signIn('change@example.org', 'river bank')).statusCode).toBe(200);
  });
});

describe('the same through GraphQL', () => {
  const me = 'me { username email emailVerified role timeZone displayName family { name } }';

  it('signs up, knows me, sets the zone, signs out and in again', async () => {
    const ann = caller();
    const up = await ann.graphql(
      'mutation ($input: SignUpInput!) { signUp(input: $input) { username family { name } } }',
      { input: { email: 'graph@example.org', password: 'garden gate' } },
    );
    expect(up.data).toEqual({
      signUp: { username: 'graph', family: { name: 'The family of graph' } },
    });
    await ann.graphql('mutation { updateTimeZone(timeZone: "asia/tokyo") { id } }');
    expect((await ann.graphql(`{ ${me} }`)).data).toEqual({
      me: {
        username: 'graph',
        email: 'graph@example.org',
        emailVerified: false,
        role: 'MEMBER',
        timeZone: 'Asia/Tokyo',
        displayName: 'graph',
        family: { name: 'The family of graph' },
      },
    });
    await ann.graphql('mutation { signOut }');
    expect((await ann.graphql('{ me { id } }')).data).toEqual({ me: null });
    const signIn = 'mutation ($input: SignInInput!) { signIn(input: $input) { email } }';
    const input = { username: 'graph@example.org', password: 'garden gate', mobile: null };
    expect((await ann.graphql(signIn, { input })).data).toEqual({
      signIn: { email: 'graph@example.org' },
    });
    const wrong = await ann.graphql(signIn, { input: { ...input, password: 'wrong' } });
    expect(wrong.errors?.[0]).toMatchObject({
      message: 'The email address or the password is not right',
      extensions: { code: 'UNAUTHENTICATED' },
    });
  });

  it('refuses with the words of each field', async () => {
    const answer = await caller().graphql(
      'mutation ($input: SignUpInput!) { signUp(input: $input) { id } }',
      { input: { email: 'x', password: 'short' } },
    );
    expect(answer.errors?.[0]?.extensions).toEqual({
      code: 'INVALID_INPUT',
      fields: {
        email: 'Please enter a valid email',
        password: 'Password must be at least 6 characters',
      },
    });
  });

  it.each(['+01:00', 'Mars/Olympus', '', 'Europe/Lisbon; drop table users'])(
    'refuses the zone %j',
    async (timeZone) => {
      const ann = caller();
      await ann.signUp(`zone${timeZone.length}@example.org`);
      const answer = await ann.graphql(
        'mutation ($timeZone: String!) { updateTimeZone(timeZone: $timeZone) { id } }',
        { timeZone },
      );
      expect(answer.errors?.[0]?.extensions?.code).toBe('INVALID_INPUT');
    },
  );
});
