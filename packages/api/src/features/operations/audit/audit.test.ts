import { AuditEventsDocument, UserDetailsDocument } from '@infinite/schema/generated/graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newContext } from '#platform/context.ts';
import { recordAudit, type AuditEntry } from '#features/operations/audit/record-audit.ts';
import { inTransaction } from '#platform/database/transaction.ts';
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

async function note(entry: AuditEntry, by = admin) {
  await recordAudit(await by.ctx(), entry);
}

async function lines(variables: object, cookie = admin.cookie) {
  const { data, errors } = await graphql(test, AuditEventsDocument, variables, cookie);
  expect(errors).toEqual([]);
  return data!.auditEvents;
}

const user = (id: string, name?: string) => ({ kind: 'user', id, name });

describe('the audit log', () => {
  it('tells an administrator who did what to whom, and what was different afterwards', async () => {
    await note({
      action: 'user.changeRole',
      subject: user('u-1', 'ann'),
      before: { role: 'member', plan: 'free', seats: 1 },
      after: { role: 'admin', plan: 'free', seats: 2, note: null },
      reason: 'She runs the office',
    });
    const { nodes } = await lines({ filter: { subjectId: 'u-1' } });
    expect(nodes).toMatchObject([
      {
        action: 'user.changeRole',
        actor: { id: admin.userId, name: memberName(admin.userId) },
        subject: { kind: 'user', id: 'u-1', name: 'ann' },
        changes: [
          { field: 'role', before: 'member', after: 'admin' },
          { field: 'seats', before: '1', after: '2' },
        ],
        reason: 'She runs the office',
      },
    ]);
  });

  it('is paged newest first and narrowed by subject, actor and action', async () => {
    const other = await signUpMember(test, { role: 'admin' });
    for (const [action, by] of [
      ['export.download', admin],
      ['user.suspend', admin],
      ['user.unsuspend', other],
    ] as const) {
      await note({ action, subject: user('u-2') }, by);
    }
    const filter = { subjectKind: 'user', subjectId: 'u-2' };
    const first = await lines({ filter, first: 2 });
    expect(first.nodes.map(({ action }) => action)).toEqual(['user.unsuspend', 'user.suspend']);
    const rest = await lines({ filter, first: 2, after: first.pageInfo.endCursor });
    expect(rest.nodes.map(({ action }) => action)).toEqual(['export.download']);
    expect(rest.pageInfo.hasNextPage).toBe(false);
    expect((await lines({ filter: { ...filter, action: 'user.' } })).nodes).toHaveLength(2);
    expect((await lines({ filter: { ...filter, action: 'user.suspend' } })).nodes).toHaveLength(1);
    expect((await lines({ filter: { ...filter, actorId: other.userId } })).nodes).toHaveLength(1);
  });

  it('is narrowed by group, time and part of a name', async () => {
    await note({ action: 'blog.publish', subject: { kind: 'blog_post', name: 'On 100% rye' } });
    await note({ action: 'serviceKey.create', subject: { kind: 'serviceKey', name: 'rye' } });
    const search = '% RYE';
    const actions = async (filter: object) =>
      (await lines({ filter })).nodes.map(({ action }) => action);
    expect(await actions({ search: 'rye' })).toEqual(['serviceKey.create', 'blog.publish']);
    expect(await actions({ search })).toEqual(['blog.publish']);
    expect(await actions({ search: 'rye', group: 'CONTENT' })).toEqual(['blog.publish']);
    const soon = new Date(Date.now() + 60_000).toISOString();
    expect(await actions({ search: 'rye', from: soon })).toEqual([]);
    expect(await actions({ search: 'rye', before: soon })).toHaveLength(2);
  });

  it('shows sign-ins of staff among the other lines, paged with them, and none of members', async () => {
    const eve = await signUpMember(test, { role: 'admin' });
    const member = await signUpMember(test);
    const signIn = (userId: string, at: string) =>
      test.app.orm.em.getConnection().execute(
        `insert into security_events (kind, user_id, at, last_at, network, device)
         values ('SIGN_IN', ?, ?, ?, '10.0.0.0/24', 'Firefox on Linux')`,
        [userId, at, at],
      );
    await signIn(eve.userId, '2050-01-01T00:00:00Z');
    await note({ action: 'user.suspend', subject: user('u-9') }, eve);
    await signIn(eve.userId, '2050-01-02T00:00:00Z');
    await signIn(member.userId, '2050-01-03T00:00:00Z');
    const filter = { actorId: eve.userId, signIns: true };
    const seen: string[] = [];
    let after: string | null | undefined = null;
    do {
      const { nodes, pageInfo } = await lines({ filter, first: 2, after });
      seen.push(...nodes.map(({ action }) => action));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
    expect(seen.filter((action) => action === 'signIn.SIGN_IN')).toHaveLength(2);
    expect(seen.filter((action) => action === 'user.suspend')).toHaveLength(1);
    const alone = await lines({ filter: { group: 'SIGN_INS' }, first: 1 });
    expect(alone.nodes).toMatchObject([
      {
        actor: { id: eve.userId },
        changes: expect.arrayContaining([
          { field: 'device', before: null, after: 'Firefox on Linux' },
        ]),
      },
    ]);
    expect((await lines({ filter: { actorId: member.userId, signIns: true } })).nodes).toEqual([]);
  });

  it('has one line for the reading of an account in an hour', async () => {
    const ann = await signUpMember(test);
    for (const _ of [1, 2])
      await graphql(test, UserDetailsDocument, { id: ann.userId }, admin.cookie);
    const read = await lines({ filter: { subjectId: ann.userId } });
    expect(read.nodes).toMatchObject([{ action: 'user.read', subject: { id: ann.userId } }]);
  });

  it('refuses an invalid cursor and an invalid filter', async () => {
    for (const variables of [{ after: 'x' }, { filter: { action: '%' } }]) {
      const { errors } = await graphql(test, AuditEventsDocument, variables, admin.cookie);
      expect(errors[0]?.extensions?.code).toBe('INVALID_INPUT');
    }
  });

  it('keeps nothing of an act that fails', async () => {
    const failed = inTransaction(await admin.ctx(), async (ctx) => {
      await recordAudit(ctx, { action: 'user.suspend', subject: user('u-3') });
      throw new Error('the act fails');
    });
    await expect(failed).rejects.toThrow('the act fails');
    expect((await lines({ filter: { subjectId: 'u-3' } })).nodes).toEqual([]);
  });

  it('names a job by its name, and takes nothing from a visitor', async () => {
    const entry = { action: 'backup.expire' as const, subject: { kind: 'backup', id: 'b-1' } };
    await recordAudit(newContext(test.app, { kind: 'system', job: 'nightly-backup' }), entry);
    const { nodes } = await lines({ filter: { subjectId: 'b-1' } });
    expect(nodes[0]?.actor).toEqual({ id: null, name: 'nightly-backup' });
    const visitor = newContext(test.app, { kind: 'visitor' });
    await expect(recordAudit(visitor, entry)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it.each([
    `update audit_events set action = 'x'`,
    `delete from audit_events`,
    `truncate audit_events`,
  ])('cannot be rewritten: %s', async (statement) => {
    await expect(test.app.orm.em.getConnection().execute(statement)).rejects.toThrow('append-only');
  });
});
