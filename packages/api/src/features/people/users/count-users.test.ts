import { UserCountDocument, type UserFilter } from '@infinite/schema/generated/graphql';
import { accountRoles } from '@infinite/schema/catalogue/staff';
import { planIds } from '@infinite/schema/catalogue/plans';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { runSweeps } from '#testing/run-sweeps.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let admin: TestMember;
beforeAll(async () => {
  test = await createTestApp();
  admin = await signUpMember(test, { role: 'admin' });
});
afterAll(() => test.close());

const run = (sql: string, values: unknown[] = []) =>
  test.app.orm.em.getConnection().execute<Record<string, unknown>[]>(sql, values);

const keptFor = async (filter: UserFilter = {}) => {
  const { data, errors } = await graphql(test, UserCountDocument, { filter }, admin.cookie);
  expect(errors).toEqual([]);
  return data!.users.totalCount;
};

const countedFor = async (where: string) => {
  const [row] = await run(
    `select count(*)::int as n from users where deleted_at is null and not sample and ${where}`,
  );
  return row?.['n'];
};

async function expectExact(): Promise<void> {
  expect(await keptFor()).toBe(await countedFor('true'));
  for (const plan of planIds)
    expect(await keptFor({ plans: [plan] })).toBe(await countedFor(`plan = '${plan}'`));
  expect(await keptFor({ plans: ['memory-plus', 'free'] })).toBe(
    await countedFor(`plan in ('memory-plus', 'free')`),
  );
  for (const role of accountRoles) {
    const named = { role: role.toUpperCase() as UserFilter['role'] };
    expect(await keptFor(named)).toBe(await countedFor(`role = '${role}'`));
  }
  expect(await keptFor({ emailVerified: false, suspended: true })).toBe(
    await countedFor('email_verified_at is null and suspended_at is not null'),
  );
}

/** What happens to accounts, each on rows of a test's own (`counted-…`). */
const happenings: Record<string, string> = {
  'many sign up': `insert into users (id, email, email_key, username, username_key, created_at)
    select i, i::text, i::text, 'counted-' || i, 'counted-' || i, now()
    from (select gen_random_uuid() as i from generate_series(1, 3)) as made`,
  'nobody new signs up': `insert into users (id, email, email_key, username, username_key, created_at)
    select id, email, email_key, username, username_key, created_at from users
    where username_key like 'counted-%' on conflict do nothing`,
  'one pays': `insert into subscriptions (id, user_id, plan, period, status, started_at)
    select gen_random_uuid(), id, 'memory-plus', 'annual', 'active', now() from users
    where username_key like 'counted-%' and plan = 'free' order by id limit 1`,
  'payments end': `update subscriptions set status = 'ended', ended_at = now()
    where user_id in (select id from users where username_key like 'counted-%')`,
  'addresses are proven': `update users set email_verified_at = now()
    where username_key like 'counted-%' and id::text < '8'`,
  'some are suspended': `update users set suspended_at = now()
    where username_key like 'counted-%' and id::text > '7'`,
  'suspension ends': `update users set suspended_at = null where username_key like 'counted-%'`,
  'some become staff': `update users set role = 'support'
    where username_key like 'counted-%' and id::text > 'a'`,
  'some close their account': `update users set deleted_at = now(), plan = 'free'
    where username_key like 'counted-%' and id::text > 'd'`,
  'some are samples': `update users set sample = true
    where username_key like 'counted-%' and id::text < '2'`,
  'all are seen': `update users set last_seen_at = now()`,
  'some rows go': `delete from users where username_key like 'counted-%' and id::text > '9'
    and not exists (select 1 from subscriptions where user_id = users.id)`,
};

describe('the number of accounts', () => {
  it('is exact by plan, role and state after whatever happens to accounts', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...Object.keys(happenings), 'the sweep'), {
          minLength: 3,
          maxLength: 12,
        }),
        async (names) => {
          await run(happenings['many sign up'] ?? '');
          for (const name of names) {
            if (name === 'the sweep') await runSweeps(test, 'merge-user-counts');
            else await run(happenings[name] ?? '');
          }
          await expectExact();
        },
      ),
      { numRuns: 10 },
    );
  });

  it('stays exact when its rows are merged, which leaves one a plan, role and state', async () => {
    for (let batch = 0; batch < 1100; batch += 100) {
      await Promise.all(Array.from({ length: 100 }, () => run(happenings['many sign up'] ?? '')));
    }
    const before = await keptFor();
    await Promise.all([
      runSweeps(test, 'merge-user-counts'),
      runSweeps(test, 'merge-user-counts'),
      run(happenings['many sign up'] ?? ''),
    ]);
    expect(await keptFor()).toBe(before + 3);
    await expectExact();
    const [rows] = await run(`select count(*)::int as rows,
      count(distinct (plan, role, is_verified, is_suspended))::int as groups from user_counts`);
    // The three that came meanwhile may have a row of their own.
    expect(Number(rows?.['rows'])).toBeLessThanOrEqual(Number(rows?.['groups']) + 1);
  });

  it('of a search ends where the caller says, and is whole without', async () => {
    for (let times = 0; times < 2; times += 1) await run(happenings['many sign up'] ?? '');
    const found = await keptFor({ search: 'counted-' });
    expect(found).toBe(await countedFor(`username like 'counted-%'`));
    const counted = async (filter: UserFilter, atMost: number) => {
      const { data, errors } = await graphql(
        test,
        UserCountDocument,
        { filter, atMost },
        admin.cookie,
      );
      return data?.users.totalCount ?? errors[0]?.extensions?.code;
    };
    expect(await counted({ search: 'counted-' }, 2)).toBe(2);
    expect(await counted({ search: 'counted-' }, found + 1)).toBe(found);
    expect(await counted({}, 2)).toBe(await keptFor());
    expect(await counted({}, 0)).toBe('INVALID_INPUT');
  });

  it('does not add rows for what counts no differently', async () => {
    const rows = 'select count(*)::int as n from user_counts';
    const before = await run(rows);
    await run(happenings['all are seen'] ?? '');
    expect(await run(rows)).toEqual(before);
  });
});
