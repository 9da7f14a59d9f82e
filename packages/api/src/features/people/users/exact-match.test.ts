import { UserDetailsDocument, UsersDocument } from '@infinite/schema/generated/graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#platform/database/id.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let admin: TestMember;
let ann: TestMember;
beforeAll(async () => {
  test = await createTestApp();
  admin = await signUpMember(test, { role: 'admin' });
  ann = await named('Ann', 'ann@x.test');
  for (let n = 0; n < 5; n += 1) await named(`joann${n}`, `joann${n}@x.test`);
});
afterAll(() => test.close());

const run = (sql: string, values: unknown[] = []) =>
  test.app.orm.em.getConnection().execute<Record<string, unknown>[]>(sql, values);

async function named(name: string, email: string): Promise<TestMember> {
  const member = await signUpMember(test, { email });
  await run(`update users set username = ?, username_key = lower(?) where id = ?`, [
    name,
    name,
    member.userId,
  ]);
  return member;
}

async function list(variables: object) {
  const { data, errors } = await graphql(test, UsersDocument, variables, admin.cookie);
  expect(errors).toEqual([]);
  return data!.users;
}
const namesIn = async (variables: object) =>
  (await list(variables)).nodes.map(({ username }) => username);

describe('a search', () => {
  it.each([
    ['username, in any case', 'ANN'],
    ['address', 'ann@x.test'],
    ['id', () => ann.userId],
  ])('puts the account with this %s first', async (_what, search) => {
    const text = typeof search === 'string' ? search : search();
    expect((await namesIn({ filter: { search: text } }))[0]).toBe('Ann');
  });

  it('shows the exact match once, whatever the order and the size of the page', async () => {
    for (const by of ['CREATED', 'USERNAME', 'EMAIL', 'LAST_SEEN'] as const) {
      for (const first of [1, 2, 5, 50]) {
        const seen: string[] = [];
        let after: string | null | undefined = null;
        do {
          const variables = { filter: { search: 'ann' }, order: { by }, first, after };
          const { nodes, pageInfo } = await list(variables);
          seen.push(...nodes.map(({ username }) => username));
          after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
        } while (after);
        expect(seen[0]).toBe('Ann');
        expect([...seen].sort()).toEqual(['Ann', 'joann0', 'joann1', 'joann2', 'joann3', 'joann4']);
      }
    }
  });

  it('leaves an exact match out that the filter leaves out', async () => {
    expect(await namesIn({ filter: { search: 'ann', role: 'ADMIN' } })).toEqual([]);
  });

  it('finds the members of a family by its id', async () => {
    await signUpMember(test, { familyId: ann.familyId, email: 'tom@x.test' });
    const found = await list({ filter: { search: ann.familyId } });
    expect(found.nodes.map(({ email }) => email).sort()).toEqual(['ann@x.test', 'tom@x.test']);
    expect(found.totalCount).toBe(2);
  });
});

describe('the page of an account', () => {
  it('shows plans, payments, failed deliveries and keys', async () => {
    const subscription = newId();
    await run(
      `insert into subscriptions (id, user_id, plan, period, status, started_at)
       values (?, ?, 'memory-plus', 'annual', 'active', now())`,
      [subscription, ann.userId],
    );
    await run(
      `insert into payments (id, subscription_id, user_id, cents, refunded_cents, paid_at)
       values (?, ?, ?, 1990, 500, now())`,
      [newId(), subscription, ann.userId],
    );
    const { data } = await graphql(test, UserDetailsDocument, { id: ann.userId }, admin.cookie);
    expect(data?.user).toMatchObject({
      billing: {
        subscriptions: [{ plan: 'memory-plus', period: 'annual', endedAt: null }],
        payments: [{ cents: 1990, refundedCents: 500, currency: 'USD' }],
      },
      failedDeliveries: [],
      apiKeys: 0,
    });
  });
});
