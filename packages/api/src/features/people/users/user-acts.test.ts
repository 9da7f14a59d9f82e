import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  AuditEventsDocument,
  ChangeUserRoleDocument,
  DeleteUserDocument,
  ResendUserVerificationDocument,
  SignOutUserDocument,
  SuspendUserDocument,
  UnsuspendUserDocument,
  UserDetailsDocument,
} from '@infinite/schema/generated/graphql';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newContext } from '#platform/context.ts';
import { createVerifiedAccount } from '#features/people/accounts/index.ts';
import { createFamily } from '#features/people/families/index.ts';
import { sweepOnce } from '#features/messages/delivery/sweep.ts';
import { uploadAndPrepare } from '#features/recordings/recordings/testing/uploads.ts';
import { newId } from '#platform/database/id.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { armMessage } from '#testing/armed-message.ts';
import { drainJobs } from '#testing/drain-jobs.ts';
import { graphql } from '#testing/graphql.ts';
import { memberName, signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let admin: TestMember;
beforeAll(async () => {
  test = await createTestApp({ now: '2041-04-01T09:00:00Z' });
  admin = await signUpMember(test, { role: 'admin' });
});
afterAll(() => test.close());

const run = (sql: string, values: unknown[] = []) =>
  test.app.orm.em.getConnection().execute<Record<string, unknown>[]>(sql, values);

async function act<Data, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  by = admin,
) {
  const { data, errors } = await graphql(test, document, variables, by.cookie);
  return { data, code: errors[0]?.extensions?.code, words: errors[0]?.message };
}

async function auditOf(id: string) {
  const { data } = await act(AuditEventsDocument, { filter: { subjectId: id } });
  return data!.auditEvents.nodes;
}

const isSignedIn = async ({ cookie }: TestMember) =>
  (await test.server.inject({ url: '/api/auth/status', headers: { cookie } })).body !== 'null';

const name = ({ userId }: TestMember) => memberName(userId);

const signInAs = (email: string) =>
  test.server.inject({
    method: 'POST',
    url: '/api/auth/signin',
    payload: { username: email, password: 'a quiet river bank' },
  });

async function accountWithPassword(email: string): Promise<string> {
  const ctx = newContext(test.app, { kind: 'system', job: 'test' });
  return inTransaction(ctx, async (ctx) => {
    const id = await createVerifiedAccount(ctx, {
      email,
      username: email.split('@')[0] ?? '',
      password: 'a quiet river bank',
    });
    await createFamily(ctx, { name: 'The family', ownerId: id! });
    return id!;
  });
}

describe('suspending an account', () => {
  it('ends its sessions and refuses its sign-in until the suspension ends, with the reason kept', async () => {
    const id = await accountWithPassword('sam@example.org');
    const signedIn = await signInAs('sam@example.org');
    const cookie = `ic_session=${signedIn.cookies[0]?.value}`;
    const { data } = await act(SuspendUserDocument, { id, reason: 'Stolen card' });
    expect(data?.suspendUser).toMatchObject({
      suspendedAt: '2041-04-01T09:00:00Z',
      suspensionReason: 'Stolen card',
      sessions: [],
    });
    const status = await test.server.inject({ url: '/api/auth/status', headers: { cookie } });
    expect(status.body).toBe('null');
    await drainJobs(test, 'send-account-mail');
    const mail = test.mailer.sent.at(-1);
    expect([mail?.to.address, mail?.subject]).toEqual([
      'sam@example.org',
      'Your account is suspended',
    ]);
    expect(mail?.text).toContain('still delivered');
    // What was written for the log is not for the mail.
    expect(mail?.text).not.toContain('Stolen card');
    const refused = await signInAs('sam@example.org');
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([
      403,
      'ACCOUNT_SUSPENDED',
    ]);
    await act(UnsuspendUserDocument, { id });
    expect((await signInAs('sam@example.org')).statusCode).toBe(200);
    expect(await auditOf(id)).toMatchObject([
      {
        action: 'user.unsuspend',
        changes: [{ field: 'suspended', before: 'true', after: 'false' }],
      },
      { action: 'user.suspend', reason: 'Stolen card', subject: { name: 'sam' } },
    ]);
  });

  it('reveals nothing of it without the password', async () => {
    const id = await accountWithPassword('quiet@example.org');
    await act(SuspendUserDocument, { id, reason: 'x' });
    const response = await test.server.inject({
      method: 'POST',
      url: '/api/auth/signin',
      payload: { username: 'quiet@example.org', password: 'something else' },
    });
    expect(response.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('does not keep what the account has armed from being delivered', async () => {
    const ines = await signUpMember(test);
    await armMessage(test, ines, {
      recipients: ['waits@example.org'],
      trigger: { localDate: '2041-04-09', localTime: '09:00' },
    });
    await act(SuspendUserDocument, { id: ines.userId, reason: 'x' });
    for (const instant of [
      '2041-04-07T09:00:00Z',
      '2041-04-08T09:00:00Z',
      '2041-04-09T09:00:00Z',
    ]) {
      test.clock.set(instant);
      for (let round = 0; round < 3; round += 1) {
        await sweepOnce(newContext(test.app, { kind: 'system', job: 'test' }));
        await drainJobs(test, 'send-notice', 'send-deliveries');
      }
    }
    expect(test.mailer.sent.map(({ to }) => to.address)).toContain('waits@example.org');
  });

  it('needs a reason', async () => {
    const { userId: id } = await signUpMember(test);
    expect((await act(SuspendUserDocument, { id, reason: ' ' })).code).toBe('INVALID_INPUT');
  });
});

describe('signing an account out and proving its address', () => {
  it('ends every session', async () => {
    const ann = await signUpMember(test);
    expect(await isSignedIn(ann)).toBe(true);
    await act(SignOutUserDocument, { id: ann.userId });
    expect(await isSignedIn(ann)).toBe(false);
    expect((await auditOf(ann.userId))[0]).toMatchObject({
      action: 'user.signOutEverywhere',
      changes: [{ field: 'sessions', before: '1', after: '0' }],
    });
  });

  it('mails another link, unless the address is proven', async () => {
    const ann = await signUpMember(test);
    const again = { id: ann.userId };
    expect((await act(ResendUserVerificationDocument, again)).code).toBe('WRONG_STATE');
    await run(`update users set email_verified_at = null where id = ?`, [ann.userId]);
    expect((await act(ResendUserVerificationDocument, again)).code).toBeUndefined();
    await drainJobs(test, 'send-account-mail');
    expect(test.mailer.sent.at(-1)?.to.address).toBe(ann.email);
    expect(test.mailer.sent.at(-1)?.text).toContain('/verify-email/');
  });
});

describe('changing a role', () => {
  it('makes an administrator, and takes it back at once', async () => {
    const bob = await signUpMember(test);
    await act(ChangeUserRoleDocument, { id: bob.userId, role: 'ADMIN' });
    expect((await act(UserDetailsDocument, { id: bob.userId }, bob)).code).toBeUndefined();
    await act(ChangeUserRoleDocument, { id: bob.userId, role: 'MEMBER' });
    expect((await act(UserDetailsDocument, { id: bob.userId }, bob)).code).toBe('FORBIDDEN');
    expect((await auditOf(bob.userId)).map(({ changes }) => changes)).toEqual([
      [{ field: 'role', before: 'admin', after: 'member' }],
      [{ field: 'role', before: 'member', after: 'admin' }],
    ]);
  });

  it('never leaves the product without an administrator, not even when two take it from each other', async () => {
    const bob = await signUpMember(test, { role: 'admin' });
    const answers = await Promise.all([
      act(ChangeUserRoleDocument, { id: bob.userId, role: 'MEMBER' }),
      act(ChangeUserRoleDocument, { id: admin.userId, role: 'MEMBER' }, bob),
    ]);
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
    await run(`update users set role = 'admin' where id = ?`, [admin.userId]);
    const own = await act(ChangeUserRoleDocument, { id: admin.userId, role: 'MEMBER' });
    expect(own.code).toBe('WRONG_STATE');
  });

  it.each([
    ['whose address is not proven', `update users set email_verified_at = null where id = ?`],
    ['that is suspended', `update users set suspended_at = now() where id = ?`],
  ])('makes no administrator of an account %s', async (_which, statement) => {
    const bob = await signUpMember(test);
    await run(statement, [bob.userId]);
    const { code } = await act(ChangeUserRoleDocument, { id: bob.userId, role: 'ADMIN' });
    expect(code).toBe('WRONG_STATE');
  });

  it('leaves the configured administrator what they are', async () => {
    const { userId: id } = await signUpMember(test, {
      role: 'admin',
      email: test.app.config.adminEmail,
    });
    expect((await act(ChangeUserRoleDocument, { id, role: 'MEMBER' })).words).toContain(
      'ADMIN_EMAIL',
    );
  });
});

describe('deleting an account', () => {
  const wish = (member: TestMember, more: object = {}) => ({
    id: member.userId,
    confirmation: name(member),
    ownerAsked: false,
    reason: 'Asked by letter',
    ...more,
  });

  it('takes drafts and sessions, frees the address, and is not listed any more', async () => {
    const ann = await signUpMember(test);
    const id = await armMessage(test, ann);
    await run(`update messages set state = 'DRAFT', next_step_at = null where id = ?`, [id]);
    expect((await act(DeleteUserDocument, wish(ann))).data?.deleteUser).toBe(true);
    expect(await isSignedIn(ann)).toBe(false);
    expect(await run('select 1 from messages where id = ?', [id])).toEqual([]);
    expect((await act(UserDetailsDocument, { id: ann.userId })).data?.user).toBeNull();
    expect(await run('select 1 from users where email_key = ?', [ann.email])).toEqual([]);
    const csv = await test.server.inject({
      url: '/api/admin/export/users',
      headers: { cookie: admin.cookie },
    });
    expect(csv.statusCode).toBe(200);
    expect(csv.body).not.toContain(ann.userId);
    expect((await auditOf(ann.userId))[0]).toMatchObject({
      action: 'user.delete',
      subject: { name: name(ann) },
      reason: 'Asked by letter',
      changes: expect.arrayContaining([{ field: 'drafts', before: '1', after: null }]),
    });
  });

  it('takes the recordings of a family nobody else belongs to, with what is stored of them', async () => {
    const ann = await signUpMember(test);
    const content = Buffer.from('%PDF-1.4 a recipe');
    const kind = { kind: 'FILE', origin: 'uploaded' };
    const gone = await uploadAndPrepare(test, ann.cookie, content, kind);
    const sent = await uploadAndPrepare(test, ann.cookie, content, kind);
    const shown = await act(UserDetailsDocument, { id: ann.userId });
    expect(shown.data?.user?.losses).toMatchObject({ recordings: 2 });
    const id = await armMessage(test, ann);
    await run(`update messages set state = 'DELIVERED', next_step_at = null where id = ?`, [id]);
    await run(
      `insert into message_attachments (family_id, message_id, recording_id, position)
       values (?, ?, ?, 0)`,
      [ann.familyId, id, sent],
    );
    const folder = path.join(test.dataDir, 'media', 'recordings', gone.slice(-2), gone);
    expect(existsSync(folder)).toBe(true);
    await act(DeleteUserDocument, wish(ann));
    await drainJobs(test, 'clear-recording-storage');
    expect(await run('select id from recordings where created_by = ?', [ann.userId])).toEqual([
      { id: sent },
    ]);
    expect(existsSync(folder)).toBe(false);
  });

  it('ends the keys that act for it, and its receivers of events', async () => {
    const ann = await signUpMember(test);
    const id = newId();
    await run(
      `insert into api_keys (id, kind, user_id, family_id, name, key_hash, hint, scopes, created_at)
       values (?, 'personal', ?, ?, 'CI', ?, 'x', '{}', now())`,
      [id, ann.userId, ann.familyId, id],
    );
    await run(
      `insert into webhook_endpoints (id, family_id, owner_id, url, description, events, enabled,
         wrapped_secret, created_at)
       values (?, ?, ?, 'https://example.org', '', '{}', true, '', now())`,
      [id, ann.familyId, ann.userId],
    );
    await act(DeleteUserDocument, wish(ann));
    expect(await run('select 1 from api_keys where id = ? and revoked_at is null', [id])).toEqual(
      [],
    );
    expect(await run('select 1 from webhook_endpoints where id = ?', [id])).toEqual([]);
  });

  it('is refused while messages are armed, and changes nothing then', async () => {
    const ann = await signUpMember(test);
    await armMessage(test, ann);
    const refused = await act(DeleteUserDocument, wish(ann));
    expect([refused.code, refused.words]).toEqual([
      'WRONG_STATE',
      'One message is armed and will be delivered. It can only be cancelled if its author asked for that.',
    ]);
    expect(await isSignedIn(ann)).toBe(true);
  });

  it('cancels what is armed through its own ledger when the author asked, and empties it', async () => {
    const ann = await signUpMember(test);
    const id = await armMessage(test, ann, { body: 'Only for Inês' });
    expect((await act(DeleteUserDocument, wish(ann, { ownerAsked: true }))).code).toBeUndefined();
    expect(
      await run('select state, title, body, sealed_body from messages where id = ?', [id]),
    ).toEqual([{ state: 'CANCELLED', title: '', body: '', sealed_body: null }]);
    expect(
      await run('select what, actor, evidence from delivery_events where message_id = ?', [id]),
    ).toEqual([
      { what: 'CANCELLED', actor: `member:${admin.userId}`, evidence: { by: 'administrator' } },
    ]);
  });

  it('leaves what was sent to those who have it', async () => {
    const ann = await signUpMember(test);
    const id = await armMessage(test, ann, { title: 'Sent' });
    await run(`update messages set state = 'DELIVERED', next_step_at = null where id = ?`, [id]);
    await act(DeleteUserDocument, wish(ann));
    expect(await run('select title from messages where id = ?', [id])).toEqual([{ title: 'Sent' }]);
  });

  it('gives the family to whoever has been in it longest', async () => {
    const ann = await signUpMember(test);
    test.clock.advance({ hours: 1 });
    const heir = await signUpMember(test, { familyId: ann.familyId });
    await act(DeleteUserDocument, wish(ann));
    expect(
      await run('select user_id, role from memberships where family_id = ?', [ann.familyId]),
    ).toEqual([{ user_id: heir.userId, role: 'owner' }]);
  });

  it('gives the family to the member with the most rights', async () => {
    const ann = await signUpMember(test);
    const roles = ['viewer', 'contributor', 'editor', 'editor'] as const;
    const members = [];
    for (const familyRole of roles) {
      test.clock.advance({ hours: 1 });
      members.push(await signUpMember(test, { familyId: ann.familyId, familyRole }));
    }
    await act(DeleteUserDocument, wish(ann));
    expect(
      await run(`select user_id from memberships where family_id = ? and role = 'owner'`, [
        ann.familyId,
      ]),
    ).toEqual([{ user_id: members[2]?.userId }]);
  });

  it('keeps the key of the family for those who left it and wrote there', async () => {
    const ann = await signUpMember(test);
    const tom = await signUpMember(test, { familyId: ann.familyId });
    const id = await armMessage(test, tom, { title: 'For Ana', body: 'Dear Ana' });
    await run(`delete from memberships where user_id = ?`, [tom.userId]);
    await run(
      `insert into former_members (family_id, user_id, role, left_at, removed)
       values (?, ?, 'editor', now(), false)`,
      [ann.familyId, tom.userId],
    );
    const destroyed = async () =>
      await run('select wrapped_key = $$$$::bytea as destroyed from families where id = ?', [
        ann.familyId,
      ]);
    await act(DeleteUserDocument, wish(ann));
    expect(await run('select state from messages where id = ?', [id])).toEqual([
      { state: 'SCHEDULED' },
    ]);
    expect(await destroyed()).toEqual([{ destroyed: false }]);
    await act(DeleteUserDocument, wish(tom, { ownerAsked: true }));
    expect(await destroyed()).toEqual([{ destroyed: true }]);
  });

  it.each([
    ['the wrong name typed', { confirmation: 'someone' }, 'INVALID_INPUT'],
    ['no reason given', { reason: '' }, 'INVALID_INPUT'],
  ])('is refused with %s', async (_what, more, code) => {
    const ann = await signUpMember(test);
    expect((await act(DeleteUserDocument, wish(ann, more))).code).toBe(code);
  });

  it('is refused while a message is being delivered, and to oneself', async () => {
    const ann = await signUpMember(test);
    const id = await armMessage(test, ann);
    await run(`update messages set state = 'DELIVERING' where id = ?`, [id]);
    const during = await act(DeleteUserDocument, wish(ann, { ownerAsked: true }));
    expect(during.code).toBe('WRONG_STATE');
    expect((await act(DeleteUserDocument, wish(admin))).code).toBe('WRONG_STATE');
  });
});
