import { createHash } from 'node:crypto';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import {
  AccountLossesDocument,
  DeleteMyAccountDocument,
  KeepMyAccountDocument,
  SettingsPageDocument,
} from '@infinite/schema/generated/graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newContext } from '#platform/context.ts';
import { deleteDueAccounts } from '#features/people/users/own/jobs/delete-due-accounts.sweep.ts';
import { remindOfDeletion } from '#features/people/users/own/jobs/remind-of-deletion.sweep.ts';
import { uploadAndPrepare } from '#features/recordings/recordings/testing/uploads.ts';
import { armMessage } from '#testing/armed-message.ts';
import { drainJobs } from '#testing/drain-jobs.ts';
import { graphql } from '#testing/graphql.ts';
import { memberName, signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(() => test.clock.set('2041-04-01T09:00:00Z'));
afterAll(() => test.close());

const run = (sql: string, values: unknown[] = []) =>
  test.app.orm.em.getConnection().execute<Record<string, unknown>[]>(sql, values);

async function act<Data, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  by: TestMember,
) {
  const { data, errors } = await graphql(test, document, variables, by.cookie);
  return { data, code: errors[0]?.extensions?.code, words: errors[0]?.message };
}

const sweep = () =>
  deleteDueAccounts.run(newContext(test.app, { kind: 'system', job: 'delete-due-accounts' }));
const remind = () =>
  remindOfDeletion.run(newContext(test.app, { kind: 'system', job: 'remind-of-deletion' }));
const exists = async ({ userId }: TestMember) =>
  (await run('select 1 from users where id = ? and deleted_at is null', [userId])).length > 0;
const mailsTo = ({ email }: TestMember) =>
  test.mailer.sent.filter(({ to }) => to.address === email);
const wish = { cancelMessages: false };

describe('a member who leaves', () => {
  it('is deleted after thirty days, not before, with a receipt that names the destroyed key', async () => {
    const ann = await signUpMember(test);
    const content = Buffer.from('%PDF-1.4 a recipe');
    await uploadAndPrepare(test, ann.cookie, content, { kind: 'FILE', origin: 'uploaded' });
    const [family] = await run('select wrapped_key from families where id = ?', [ann.familyId]);
    const print = createHash('sha256')
      .update(family?.['wrapped_key'] as Buffer)
      .digest('hex');
    const { data } = await act(DeleteMyAccountDocument, wish, ann);
    expect(data?.deleteMyAccount).toEqual({ dueAt: '2041-05-01T09:00:00Z' });
    await drainJobs(test, 'send-deletion-mail');
    expect(mailsTo(ann).at(-1)?.text).toContain('May 1, 2041');
    test.clock.set('2041-05-01T08:59:59Z');
    await sweep();
    expect(await exists(ann)).toBe(true);
    test.clock.set('2041-05-01T09:00:00Z');
    await sweep();
    await sweep();
    expect(await exists(ann)).toBe(false);
    await drainJobs(test, 'send-deletion-mail', 'clear-recording-storage');
    const mails = mailsTo(ann);
    expect(mails).toHaveLength(2);
    expect(mails.at(-1)?.text).toContain('1 recording');
    expect(mails.at(-1)?.text).toContain(print);
    const [after] = await run('select wrapped_key from families where id = ?', [ann.familyId]);
    expect(after?.['wrapped_key']).toEqual(Buffer.alloc(0));
    expect(
      await run('select action, actor_id, subject_name from audit_events where subject_id = ?', [
        ann.userId,
      ]),
    ).toEqual([{ action: 'user.deleteOwn', actor_id: null, subject_name: memberName(ann.userId) }]);
  });

  it('may come back until then, and nothing is lost', async () => {
    const ann = await signUpMember(test);
    await act(DeleteMyAccountDocument, wish, ann);
    test.clock.set('2041-04-30T09:00:00Z');
    expect((await act(KeepMyAccountDocument, {}, ann)).data).toEqual({ keepMyAccount: true });
    test.clock.set('2041-06-01T09:00:00Z');
    await sweep();
    expect(await exists(ann)).toBe(true);
    expect((await act(SettingsPageDocument, {}, ann)).data?.accountDeletion).toBeNull();
  });

  it('sends one reminder a week before, however often the sweep runs', async () => {
    const ann = await signUpMember(test);
    await act(DeleteMyAccountDocument, wish, ann);
    test.clock.set('2041-04-24T08:59:59Z');
    await remind();
    test.clock.set('2041-04-24T09:00:00Z');
    await Promise.all([remind(), remind()]);
    test.clock.set('2041-04-29T09:00:00Z');
    await remind();
    await drainJobs(test, 'send-deletion-mail');
    expect(mailsTo(ann).map(({ subject }) => subject)).toEqual([
      'Your account will be deleted',
      'Your account will be deleted on May 1, 2041',
    ]);
  });

  it('is not reminded after changing their mind, also while the mail waits', async () => {
    const ann = await signUpMember(test);
    await act(DeleteMyAccountDocument, wish, ann);
    test.clock.set('2041-04-24T09:00:00Z');
    await remind();
    await act(KeepMyAccountDocument, {}, ann);
    await remind();
    await drainJobs(test, 'send-deletion-mail');
    expect(mailsTo(ann)).toHaveLength(1);
  });

  it('keeps the first day when asking twice, and is written to once', async () => {
    const ann = await signUpMember(test);
    await act(DeleteMyAccountDocument, wish, ann);
    test.clock.set('2041-04-20T09:00:00Z');
    const { data } = await act(DeleteMyAccountDocument, wish, ann);
    expect(data?.deleteMyAccount.dueAt).toBe('2041-05-01T09:00:00Z');
    await drainJobs(test, 'send-deletion-mail');
    expect(mailsTo(ann)).toHaveLength(1);
  });

  it('says so first when scheduled messages are never sent, and has them cancelled', async () => {
    const ann = await signUpMember(test);
    const id = await armMessage(test, ann);
    const refused = await act(DeleteMyAccountDocument, wish, ann);
    expect([refused.code, refused.words]).toEqual([
      'WRONG_STATE',
      '1 scheduled message would never be sent. Please confirm that first.',
    ]);
    expect((await act(AccountLossesDocument, {}, ann)).data?.accountLosses.armed).toBe(1);
    await act(DeleteMyAccountDocument, { cancelMessages: true }, ann);
    expect(await run('select state from messages where id = ?', [id])).not.toEqual([
      { state: 'CANCELLED' },
    ]);
    await run(`update messages set next_step_at = '2050-01-01' where id = ?`, [id]);
    test.clock.set('2041-05-02T09:00:00Z');
    await sweep();
    expect(await run('select state from messages where id = ?', [id])).toEqual([
      { state: 'CANCELLED' },
    ]);
    expect(
      await run('select evidence from delivery_events where message_id = ? order by 1', [id]),
    ).toContainEqual({ evidence: { by: 'page' } });
  });

  it('waits while a message is being delivered', async () => {
    const ann = await signUpMember(test);
    await act(DeleteMyAccountDocument, wish, ann);
    const id = await armMessage(test, ann);
    await run(`update messages set state = 'DELIVERING' where id = ?`, [id]);
    test.clock.set('2041-05-02T09:00:00Z');
    await sweep();
    expect(await exists(ann)).toBe(true);
    await run(`update messages set state = 'DELIVERED', next_step_at = null where id = ?`, [id]);
    await sweep();
    expect(await exists(ann)).toBe(false);
  });

  it('leaves the family and its key to those who stay', async () => {
    const ann = await signUpMember(test);
    const ben = await signUpMember(test, { familyId: ann.familyId, familyRole: 'editor' });
    await act(DeleteMyAccountDocument, wish, ann);
    test.clock.set('2041-05-02T09:00:00Z');
    await sweep();
    expect(
      await run('select user_id, role from memberships where family_id = ?', [ann.familyId]),
    ).toEqual([{ user_id: ben.userId, role: 'owner' }]);
    await drainJobs(test, 'send-deletion-mail');
    expect(mailsTo(ann).at(-1)?.text).toContain('No key was destroyed');
  });

  it('is asked for the password, and is no administrator', async () => {
    const stale = await signUpMember(test, { passwordProvenAt: '2041-03-31T09:00:00Z' });
    expect((await act(DeleteMyAccountDocument, wish, stale)).code).toBe('PASSWORD_NEEDED');
    const admin = await signUpMember(test, { role: 'admin' });
    expect((await act(DeleteMyAccountDocument, wish, admin)).code).toBe('WRONG_STATE');
  });

  it('who was made an administrator meanwhile stays', async () => {
    const ann = await signUpMember(test);
    await act(DeleteMyAccountDocument, wish, ann);
    await run(`update users set role = 'admin' where id = ?`, [ann.userId]);
    test.clock.set('2041-05-02T09:00:00Z');
    await sweep();
    expect(await exists(ann)).toBe(true);
    expect(await run('select 1 from account_deletions where user_id = ?', [ann.userId])).toEqual(
      [],
    );
  });
});
