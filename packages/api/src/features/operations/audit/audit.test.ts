import { AuditEventsDocument } from '@infinite/schema/generated/graphql';
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
      ['export.users', admin],
      ['user.suspend', admin],
      ['user.unsuspend', other],
    ] as const) {
      await note({ action, subject: user('u-2') }, by);
    }
    const filter = { subjectKind: 'user', subjectId: 'u-2' };
    const first = await lines({ filter, first: 2 });
    expect(first.nodes.map(({ action }) => action)).toEqual(['user.unsuspend', 'user.suspend']);
    const rest = await lines({ filter, first: 2, after: first.pageInfo.endCursor });
    expect(rest.nodes.map(({ action }) => action)).toEqual(['export.users']);
    expect(rest.pageInfo.hasNextPage).toBe(false);
    expect((await lines({ filter: { ...filter, action: 'user.' } })).nodes).toHaveLength(2);
    expect((await lines({ filter: { ...filter, action: 'user.suspend' } })).nodes).toHaveLength(1);
    expect((await lines({ filter: { ...filter, actorId: other.userId } })).nodes).toHaveLength(1);
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
    const entry = { action: 'backup.made', subject: { kind: 'backup', id: 'b-1' } };
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
