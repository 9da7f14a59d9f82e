import {
  ActOnUsersDocument,
  AuditEventsDocument,
  UserIdsDocument,
  UsersLossesDocument,
} from '@infinite/schema/generated/graphql';
import { userLimits } from '@infinite/schema/catalogue/users';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#platform/database/id.ts';
import { graphql } from '#testing/graphql.ts';
import { memberName, signUpMember, type TestMember } from '#testing/members.ts';
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

type Act = 'SUSPEND' | 'RESUME' | 'RESEND_VERIFICATION' | 'DELETE';

async function act(act: Act, ids: string[], reason = 'spam') {
  const { data, errors } = await graphql(
    test,
    ActOnUsersDocument,
    { act, ids, reason },
    admin.cookie,
  );
  expect(errors).toEqual([]);
  return data!.actOnUsers.map(({ username, refusal }) => [username, refusal]);
}

const subscribe = (userId: string) =>
  run(
    `insert into subscriptions (id, user_id, plan, period, status, started_at)
     values (?, ?, 'memory-plus', 'annual', 'active', now())`,
    [newId(), userId],
  );

describe('a bulk act', () => {
  it('names each account that is refused, and does the others all the same', async () => {
    const [ann, bob] = [await signUpMember(test), await signUpMember(test)];
    const other = await signUpMember(test, { role: 'admin' });
    const gone = randomUUID();
    const ids = [other.userId, ann.userId, gone, admin.userId, bob.userId, ann.userId];
    expect(await act('SUSPEND', ids)).toEqual([
      [memberName(other.userId), expect.stringContaining('has a role in this console')],
      [memberName(ann.userId), null],
      [null, 'There is no such account anymore.'],
      [memberName(admin.userId), expect.stringContaining('role in this console')],
      [memberName(bob.userId), null],
    ]);
    expect(await act('SUSPEND', [ann.userId])).toEqual([
      [memberName(ann.userId), 'It is suspended already.'],
    ]);
    const { data } = await graphql(
      test,
      AuditEventsDocument,
      { filter: { subjectId: bob.userId, action: 'user.suspend' } },
      admin.cookie,
    );
    expect(data?.auditEvents.nodes).toMatchObject([{ reason: 'spam' }]);
    expect(await act('RESUME', [ann.userId, bob.userId], '')).toEqual([
      [memberName(ann.userId), null],
      [memberName(bob.userId), null],
    ]);
  });

  it('deletes, but neither what is paid for nor what has a scheduled message', async () => {
    const [free, paid] = [await signUpMember(test), await signUpMember(test)];
    await subscribe(paid.userId);
    const ids = [paid.userId, free.userId];
    const losses = await graphql(test, UsersLossesDocument, { ids }, admin.cookie);
    expect(losses.data?.usersLosses).toMatchObject({ drafts: 0, recordings: 0, familiesEnded: 2 });
    expect(await act('DELETE', ids)).toEqual([
      [memberName(paid.userId), expect.stringContaining('has a paid plan')],
      [memberName(free.userId), null],
    ]);
    const rows = await run(`select deleted_at is not null as gone from users where id = ?`, [
      free.userId,
    ]);
    expect(rows).toEqual([{ gone: true }]);
  });

  it('counts a family as ended when all of its members go together', async () => {
    const ann = await signUpMember(test);
    const tom = await signUpMember(test, { familyId: ann.familyId });
    const families = async (...ids: string[]) =>
      (await graphql(test, UsersLossesDocument, { ids }, admin.cookie)).data?.usersLosses
        .familiesEnded;
    expect([await families(ann.userId), await families(tom.userId)]).toEqual([0, 0]);
    expect(await families(ann.userId, tom.userId)).toBe(1);
  });

  it('deletes only after the password was typed a short while ago', async () => {
    const ann = await signUpMember(test);
    await run(`update sessions set password_proven_at = null where user_id = ?`, [admin.userId]);
    const refused = await graphql(
      test,
      ActOnUsersDocument,
      { act: 'DELETE', ids: [ann.userId], reason: 'x' },
      admin.cookie,
    );
    expect(refused.errors[0]?.extensions?.code).toBe('PASSWORD_NEEDED');
    await run(`update sessions set password_proven_at = now() where user_id = ?`, [admin.userId]);
  });

  it.each([
    ['without a reason', { act: 'SUSPEND', ids: [randomUUID()], reason: ' ' }],
    ['of nobody', { act: 'RESUME', ids: [], reason: '' }],
    ['of what is no id', { act: 'RESUME', ids: ['1 or true'], reason: '' }],
    [
      'of more than a call carries',
      { act: 'RESUME', ids: Array.from({ length: 101 }, () => randomUUID()), reason: '' },
    ],
  ] as const)('%s is refused whole', async (_what, { act, ids, reason }) => {
    const variables = { act, ids: [...ids], reason };
    const { errors } = await graphql(test, ActOnUsersDocument, variables, admin.cookie);
    expect(errors[0]?.extensions?.code).toBe('INVALID_INPUT');
  });

  it('finds no more than 10,000 accounts at once, and one of them may be refused', async () => {
    const other = await signUpMember(test, { role: 'admin' });
    await run(
      `insert into users (id, email, email_key, username, username_key, created_at)
       select uuidv7(), 'bulk' || n || '@x.test', 'bulk' || n || '@x.test', 'bulk' || n, 'bulk' || n,
         now() - interval '1 day' from generate_series(1, 10005) n`,
    );
    await run(`update users set username = 'bulk-admin', created_at = now() where id = ?`, [
      other.userId,
    ]);
    const filter = { search: 'bulk' };
    const found = await graphql(test, UserIdsDocument, { filter }, admin.cookie);
    const ids = found.data?.userIds ?? [];
    expect(ids).toHaveLength(userLimits.bulkMax);
    const outcomes = await act('SUSPEND', ids.slice(0, userLimits.bulkChunk));
    expect(outcomes.filter(([, refusal]) => refusal)).toEqual([
      ['bulk-admin', expect.stringContaining('role')],
    ]);
    expect(outcomes).toHaveLength(userLimits.bulkChunk);
    await run(`delete from users where username ~ '^bulk[0-9]'`);
  });
});
