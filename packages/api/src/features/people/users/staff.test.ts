import {
  AuditEventsDocument,
  ChangeUserRoleDocument,
  DeleteUserDocument,
  SignOutUserDocument,
  SuspendUserDocument,
  UserDetailsDocument,
} from '@infinite/schema/generated/graphql';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { staffRoles } from '@infinite/schema/catalogue/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphql } from '#testing/graphql.ts';
import { memberName, signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let admin: TestMember;
let support: TestMember;
beforeAll(async () => {
  test = await createTestApp({ now: '2041-04-01T09:00:00Z' });
  admin = await signUpMember(test, { role: 'admin' });
  support = await signUpMember(test, { role: 'support' });
});
afterAll(() => test.close());

async function act<Data, Variables extends object>(
  by: TestMember,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) {
  const { data, errors } = await graphql(test, document, variables, by.cookie);
  return { data, code: errors[0]?.extensions?.code, words: errors[0]?.message };
}

const statusOf = async ({ cookie }: TestMember) =>
  (await test.server.inject({ url: '/api/auth/status', headers: { cookie } })).json<object>();

describe('support', () => {
  it.each(staffRoles)('changes no account of staff: %s', async (role) => {
    const kim = await signUpMember(test, { role });
    const id = kim.userId;
    const confirmation = memberName(id);
    for (const { code, words } of [
      await act(support, SuspendUserDocument, { id, reason: 'tried' }),
      await act(support, SignOutUserDocument, { id }),
      await act(support, DeleteUserDocument, {
        ...{ id, confirmation, ownerAsked: true, reason: 'tried' },
      }),
    ]) {
      expect([code, words]).toEqual([
        'FORBIDDEN',
        'This account belongs to the staff. Only an administrator can change it.',
      ]);
    }
    expect(await statusOf(kim)).toMatchObject({ staffRole: role });
  });

  it('looks after members, and gives nobody a role', async () => {
    const { userId: id } = await signUpMember(test);
    const { data } = await act(support, SuspendUserDocument, { id, reason: 'asked by mail' });
    expect(data?.suspendUser.suspendedAt).not.toBeNull();
    for (const role of ['ADMIN', 'READER', 'MEMBER'] as const) {
      const { code } = await act(support, ChangeUserRoleDocument, { id, role });
      expect(code).toBe('FORBIDDEN');
    }
    const own = { id: support.userId, role: 'ADMIN' } as const;
    expect((await act(support, ChangeUserRoleDocument, own)).code).toBe('FORBIDDEN');
  });

  it.each([
    '/api/admin/export/users',
    '/api/admin/export/messages',
    '/api/admin/users',
    '/api/admin/settings',
    '/api/admin/analytics.csv?kind=SIGN_UPS&range=DAYS_30&unit=DAY',
    '/api/admin/backups/1',
  ])('guesses %s and is refused', async (url) => {
    const { statusCode } = await test.server.inject({ url, headers: { cookie: support.cookie } });
    expect(statusCode).toBe(403);
  });
});

describe('a role', () => {
  it('counts in every open session at once, and the documented answer stays valid', async () => {
    const ann = await signUpMember(test);
    const { userId: id } = ann;
    const page = { id: admin.userId };
    expect((await act(ann, UserDetailsDocument, page)).code).toBe('FORBIDDEN');
    await act(admin, ChangeUserRoleDocument, { id, role: 'READER' });
    expect((await act(ann, UserDetailsDocument, page)).code).toBeUndefined();
    expect(await statusOf(ann)).toMatchObject({ role: 'member', staffRole: 'reader' });
    await act(admin, ChangeUserRoleDocument, { id, role: 'MEMBER' });
    expect((await act(ann, UserDetailsDocument, page)).code).toBe('FORBIDDEN');
    expect(await statusOf(ann)).not.toHaveProperty('staffRole');
    const filter = { subjectId: id, action: 'user.changeRole' };
    const { data } = await act(admin, AuditEventsDocument, { filter });
    expect(data?.auditEvents.nodes.map(({ changes }) => changes)).toEqual([
      [{ field: 'role', before: 'reader', after: 'member' }],
      [{ field: 'role', before: 'member', after: 'reader' }],
    ]);
  });

  it('is given to nobody whose address is unproven', async () => {
    const { userId: id } = await signUpMember(test, { unconfirmed: true });
    const { code, words } = await act(admin, ChangeUserRoleDocument, { id, role: 'EDITOR' });
    expect([code, words]).toEqual([
      'WRONG_STATE',
      'Only an account whose e-mail address is verified can get a staff role.',
    ]);
  });
});

describe('reading the page of an account', () => {
  async function readings(id: string) {
    const filter = { subjectId: id, action: 'user.read' };
    const { data } = await act(admin, AuditEventsDocument, { filter });
    return data!.auditEvents.nodes.map(({ actor }) => actor.id);
  }

  it('is in the audit log once an hour for each person, also in two windows at once', async () => {
    const { userId: id } = await signUpMember(test);
    await Promise.all(Array.from({ length: 4 }, () => act(support, UserDetailsDocument, { id })));
    await act(admin, UserDetailsDocument, { id });
    await act(admin, UserDetailsDocument, { id });
    expect(await readings(id)).toEqual([admin.userId, support.userId]);
    test.clock.set('2041-04-01T10:00:01Z');
    await act(support, UserDetailsDocument, { id });
    expect(await readings(id)).toEqual([support.userId, admin.userId, support.userId]);
  });

  it('is not noted for one’s own page', async () => {
    await act(support, UserDetailsDocument, { id: support.userId });
    expect(await readings(support.userId)).toEqual([]);
  });
});
