import { UserDetailsDocument, UsersDocument } from '@infinite/schema/generated/graphql';
import type { UsersQueryVariables } from '@infinite/schema/generated/graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#platform/database/id.ts';
import { armMessage } from '#testing/armed-message.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let admin: TestMember;
const people = ['Zoë', 'ann_lee', 'bob%by', 'carla'];

beforeAll(async () => {
  test = await createTestApp({ now: '2040-01-01T00:00:00Z' });
  admin = await signUpMember(test, { role: 'admin', email: 'admin@example.org' });
  for (const [day, name] of people.entries()) {
    test.clock.set(`2040-02-0${day + 1}T12:00:00Z`);
    const { userId } = await signUpMember(test, { email: `${name.toLowerCase()}@family.example` });
    await run(`update users set username = ?, username_key = ? where id = ?`, [
      name,
      name.toLowerCase(),
      userId,
    ]);
  }
  test.clock.set('2040-03-01T12:00:00Z');
  await run(`update users set email_verified_at = null where username = 'carla'`);
  await run(
    `insert into subscriptions (id, user_id, plan, period, status, started_at)
     select ?, id, 'memory-plus', 'annual', 'active', now() from users where username = 'ann_lee'`,
    [newId()],
  );
});
afterAll(() => test.close());

const run = (sql: string, values: unknown[] = []) =>
  test.app.orm.em.getConnection().execute<Record<string, unknown>[]>(sql, values);

async function list(variables: UsersQueryVariables) {
  const { data, errors } = await graphql(test, UsersDocument, variables, admin.cookie);
  expect(errors).toEqual([]);
  return data!.users;
}

const bothPaid = ['memory-plus', 'complete-legacy'];

const namesOf = async (variables: UsersQueryVariables) =>
  (await list(variables)).nodes.map(({ username }) => username);

describe('the list of accounts', () => {
  it.each([
    ['part of a name', { search: 'ARL' }, ['carla']],
    ['part of an address', { search: 'family.example' }, ['carla', 'bob%by', 'ann_lee', 'Zoë']],
    ['a sign that means any sign to the database', { search: '%' }, ['bob%by']],
    ['another such', { search: 'n_l' }, ['ann_lee']],
    ['nobody', { search: String.raw`\ ' "` }, []],
    ['a paid plan', { plans: ['memory-plus'] }, ['ann_lee']],
    ['several plans', { plans: bothPaid }, ['ann_lee']],
    ['a role', { role: 'ADMIN' }, [expect.stringMatching(/^m/)]],
    ['an address that is not proven', { emailVerified: false }, ['carla']],
    [
      'a time',
      { createdFrom: '2040-02-02T00:00:00Z', createdBefore: '2040-02-03T12:00:00Z' },
      ['ann_lee'],
    ],
    ['several at once', { search: 'a', plans: ['free'], emailVerified: true }, undefined],
  ] as const)('is narrowed by %s', async (_what, filter, expected) => {
    const found = await namesOf({ filter: filter as UsersQueryVariables['filter'] });
    expect(found).toEqual(expected ?? expect.arrayContaining(['bob%by', 'Zoë']));
    expect((await list({ filter: filter as UsersQueryVariables['filter'] })).totalCount).toBe(
      found.length,
    );
  });

  it.each(['CREATED', 'USERNAME', 'EMAIL', 'LAST_SEEN'] as const)(
    'pages through everybody once by %s, both ways',
    async (by) => {
      for (const descending of [true, false]) {
        const order = { by, descending };
        const whole = await namesOf({ order, first: 100 });
        const paged: string[] = [];
        for (let after: string | null = null; ;) {
          const page: Awaited<ReturnType<typeof list>> = await list({ order, first: 2, after });
          paged.push(...page.nodes.map(({ username }) => username));
          if (!page.pageInfo.hasNextPage) break;
          after = page.pageInfo.endCursor ?? null;
        }
        expect(paged).toEqual(whole);
        expect(paged).toHaveLength(people.length + 1);
      }
    },
  );

  it('returns the active paid plan, and free for all others', async () => {
    const { nodes } = await list({});
    expect(Object.fromEntries(nodes.map((user) => [user.username, user.subscriptionPlan]))).toEqual(
      expect.objectContaining({ ann_lee: 'memory-plus', carla: 'free' }),
    );
  });

  it.each([
    { after: 'nothing' },
    { after: Buffer.from('["2040","x"]').toString('base64url') },
    { filter: { plans: ['gold'] } },
    { filter: { createdFrom: 'yesterday' } },
  ])('refuses %j with words', async (variables) => {
    const { errors } = await graphql(test, UsersDocument, variables, admin.cookie);
    expect(errors[0]?.extensions?.code).toBe('INVALID_INPUT');
  });
});

describe('GET /api/admin/users', () => {
  const get = (query = '', cookie = admin.cookie) =>
    test.server.inject({ url: `/api/admin/users${query}`, headers: { cookie } });

  it('answers with the documented list, the newest first', async () => {
    const response = await get();
    expect(response.statusCode).toBe(200);
    const users = response.json<Record<string, string>[]>();
    expect(users).toHaveLength(people.length + 1);
    expect(users[0]).toEqual({
      id: expect.any(String),
      username: 'carla',
      email: 'carla@family.example',
      subscriptionPlan: 'free',
      createdAt: '2040-02-04T12:00:00Z',
    });
    expect(response.headers.link).toBeUndefined();
  });

  it('is led on by Link when there are more, and narrowed by search', async () => {
    const names: string[] = [];
    for (let next: string | undefined = '?first=2&search=family.example'; next;) {
      const response = await get(next);
      names.push(...response.json<{ username: string }[]>().map(({ username }) => username));
      next = /<\/api\/admin\/users(\?[^>]+)>; rel="next"/.exec(String(response.headers.link))?.[1];
    }
    expect(names).toEqual([...people].reverse());
  });

  it.each(['?first=0', '?first=1001', '?first=x', '?after=x', `?search=${'x'.repeat(101)}`])(
    'refuses %s',
    async (query) => {
      expect((await get(query)).statusCode).toBe(400);
    },
  );
});

describe('GET /api/admin/stats', () => {
  it('sums up what is there, in dollars what was paid and not paid back', async () => {
    const stats = async () =>
      (
        await test.server.inject({ url: '/api/admin/stats', headers: { cookie: admin.cookie } })
      ).json<object>();
    const documented = {
      totalUsers: people.length + 1,
      totalMemories: 0,
      totalVoiceMessages: 0,
      totalRevenue: 0,
      activeSubscriptions: 1,
    };
    expect(await stats()).toEqual(documented);
    await run(
      `insert into payments (id, cents, refunded_cents, paid_at)
       values (?, 2495, 0, now()), (?, 3195, 3195, now())`,
      [newId(), newId()],
    );
    expect(await stats()).toEqual({ ...documented, totalRevenue: 24.95 });
  });
});

describe('an account’s page', () => {
  it('tells families, sessions and how messages stand, and nothing of what they say', async () => {
    const ines = await signUpMember(test);
    await armMessage(test, ines, { title: 'A private title', body: 'A private letter' });
    const { data } = await graphql(test, UserDetailsDocument, { id: ines.userId }, admin.cookie);
    expect(data?.user).toMatchObject({
      families: [{ id: ines.familyId, role: 'owner', members: 1, storageBytes: 0 }],
      storage: { recordings: 0, bytes: 0, unfinishedBytes: 0 },
      sessions: [{ id: expect.any(String) }],
      deliveryHealth: { drafts: 0, armed: 1, delivered: 0, failed: 0 },
      losses: { armed: 1, recordings: 0, familiesEnded: 1, familiesLeft: 0 },
    });
    expect(JSON.stringify(data)).not.toMatch(/private|ines@/);
  });

  it.each([newId(), 'x'])('is null for %s', async (id) => {
    const { data } = await graphql(test, UserDetailsDocument, { id }, admin.cookie);
    expect(data?.user).toBeNull();
  });
});

it('the plan of an account follows its subscription, in the same transaction', async () => {
  const { userId } = await signUpMember(test);
  const plan = async () =>
    (await run('select plan from users where id = ?', [userId]))[0]?.['plan'];
  expect(await plan()).toBe('free');
  const em = test.app.orm.em.fork();
  const id = newId();
  await em.transactional(async (inner) => {
    const inside = (sql: string, values: unknown[]) =>
      inner.getConnection().execute(sql, values, 'all', inner.getTransactionContext());
    await inside(
      `insert into subscriptions (id, user_id, plan, period, status, started_at)
       values (?, ?, 'memory-plus', 'annual', 'active', now())`,
      [id, userId],
    );
    expect(await plan()).toBe('free');
  });
  expect(await plan()).toBe('memory-plus');
  await run(`update subscriptions set plan = 'complete-legacy' where id = ?`, [id]);
  expect(await plan()).toBe('complete-legacy');
  await run(`update subscriptions set status = 'ended', ended_at = now() where id = ?`, [id]);
  expect(await plan()).toBe('free');
});

it('accounts made within one millisecond are on one page each, when a page is one account', async () => {
  for (const microseconds of [100, 200, 300]) {
    const { userId } = await signUpMember(test);
    await run(
      `update users set created_at = timestamptz '2044-04-04T12:00Z' + ? * interval '1 microsecond'
       where id = ?`,
      [microseconds, userId],
    );
  }
  const filter = { createdFrom: '2044-04-04T00:00:00Z' };
  const paged: string[] = [];
  for (let after: string | null = null; ;) {
    const page: Awaited<ReturnType<typeof list>> = await list({ filter, first: 1, after });
    paged.push(...page.nodes.map(({ username }) => username));
    if (!page.pageInfo.hasNextPage) break;
    after = page.pageInfo.endCursor ?? null;
  }
  expect(paged).toEqual(await namesOf({ filter }));
  expect(paged).toHaveLength(3);
});
