import { messageFieldWords, messageRefusalWords } from '@infinite/schema/words/messages.en';
import { triggerProblemWords } from '@infinite/schema/words/schedule.en';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  dataOf,
  draftsOf,
  readyInput,
  refusalOf,
} from '#features/messages/messages/testing/drafts.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let member: TestMember;
let drafts: ReturnType<typeof draftsOf>;

beforeAll(async () => {
  test = await createTestApp({ now: '2041-04-01T09:00:00Z' });
});
beforeEach(async () => {
  member = await signUpMember(test);
  drafts = draftsOf(test, member);
});
afterAll(() => test.close());

const run = (sql: string, values: unknown[]) =>
  test.app.orm.em.getConnection().execute<Record<string, unknown>[]>(sql, values);

async function scheduled(input: object = readyInput) {
  const { id, version } = dataOf(await drafts.create(input)).createDraft;
  const answer = await drafts.ask<{ scheduleMessage: { state: string; version: number } }>(
    `mutation ($id: ID!, $version: Int!) {
      scheduleMessage(id: $id, version: $version) { state version } }`,
    { id, version },
  );
  return { answer, id };
}

async function armed() {
  const { answer, id } = await scheduled();
  const message = dataOf(await drafts.read(id)).message;
  if (!message) throw new Error('it is not there');
  expect(dataOf(answer).scheduleMessage.state).toBe('SCHEDULED');
  // As the engine leaves it after it looked.
  await run(`update messages set next_step_at = '2041-05-02T08:00:00Z' where id = ?`, [id]);
  return message;
}

describe('a message that is scheduled', () => {
  it('may be edited: people keep their ids, the engine looks again, the ledger knows', async () => {
    const message = await armed();
    const [maria] = message.recipients;
    const edited = dataOf(
      await drafts.save(message.id, message.version, {
        body: 'Better words',
        recipients: [{ id: maria?.id, name: 'Maria Clara', email: 'maria@example.org' }],
      }),
    ).saveDraft;
    expect(edited).toMatchObject({ state: 'SCHEDULED', version: message.version + 1 });
    expect(edited.recipients).toMatchObject([{ id: maria?.id, name: 'Maria Clara' }]);
    const [row] = await run('select next_step_at from messages where id = ?', [message.id]);
    expect(new Date(String(row?.['next_step_at'])).toISOString()).toBe('2041-04-01T09:00:00.000Z');
    const ledger = await run(
      `select what, evidence from delivery_events where message_id = ? order by seq`,
      [message.id],
    );
    expect(ledger.at(-1)).toMatchObject({
      what: 'EDITED',
      evidence: { parts: ['body', 'recipients'] },
    });
  });

  it.each([
    ['people', { recipients: [] }, { recipients: messageFieldWords.noRecipients }],
    ['words', { title: '', body: '\u200b' }, { body: messageFieldWords.empty }],
    ['time', { trigger: null }, { trigger: messageFieldWords.noTrigger }],
    [
      'future',
      { trigger: { ...readyInput.trigger, localDate: '2041-03-01' } },
      { 'trigger.localDate': triggerProblemWords.PAST },
    ],
    [
      'addresses',
      { recipients: [{ name: 'Maria', email: 'maria@' }] },
      { 'recipients.0.email': messageFieldWords.emailImpossible },
    ],
  ])('is never disarmed by an edit that takes away its %s', async (_, change, fields) => {
    const message = await armed();
    const answer = await drafts.save(message.id, message.version, change);
    expect(refusalOf(answer)).toEqual({ code: 'INVALID_INPUT', fields });
    expect(dataOf(await drafts.read(message.id)).message).toEqual(message);
    const [row] = await run('select next_step_at from messages where id = ?', [message.id]);
    expect(new Date(String(row?.['next_step_at'])).toISOString()).toBe('2041-05-02T08:00:00.000Z');
  });

  it('may have a word corrected in the last minute, when its moment has just passed', async () => {
    const message = await armed();
    await run(`update messages set local_date = '2041-04-01', local_time = '08:00' where id = ?`, [
      message.id,
    ]);
    const edited = dataOf(await drafts.save(message.id, message.version, { body: 'Corrected' }));
    expect(edited.saveDraft).toMatchObject({ body: 'Corrected', state: 'SCHEDULED' });
  });

  it.each(['DELIVERING', 'DELIVERED', 'CANCELLED', 'FAILED'])(
    'can no longer be edited once it is %s, but what changes nothing is granted',
    async (state) => {
      const message = await armed();
      await run(`update messages set state = ?, next_step_at = null where id = ?`, [
        state,
        message.id,
      ]);
      const answer = await drafts.save(message.id, message.version, { title: 'Too late' });
      expect(refusalOf(answer).code).toBe('WRONG_STATE');
      expect(answer.errors[0]?.message).toBe(messageRefusalWords.notEditable);
      const same = await drafts.save(message.id, message.version, { title: message.title });
      expect(dataOf(same).saveDraft).toMatchObject({ state, editable: false });
    },
  );

  it('is cancelled, not deleted, and can be copied to a draft', async () => {
    const message = await armed();
    expect(refusalOf(await drafts.remove(message.id)).code).toBe('WRONG_STATE');
    const copy = dataOf(await drafts.duplicate(message.id)).duplicateMessage;
    expect(copy).toMatchObject({ state: 'DRAFT', editable: true, body: message.body });
    const [row] = await run(
      'select next_step_at, scheduled_at, occurrence from messages where id = ?',
      [copy.id],
    );
    expect(row).toEqual({ next_step_at: null, scheduled_at: null, occurrence: null });
  });

  it('was complete: what is missing is said by field, and the draft stays', async () => {
    const { answer, id } = await scheduled({
      title: 'For Maria',
      trigger: { kind: 'RECURRING', localDate: '1992-02-29', timeZone: 'Europe/Lisbon' },
      recipients: [
        { name: 'Maria', email: 'maria@example.invalid' },
        { name: 'Tom', email: 'tom@example.org' },
        { name: '', email: 'TOM@example.org' },
      ],
    });
    expect(refusalOf(answer)).toEqual({
      code: 'INVALID_INPUT',
      fields: {
        'recipients.0.email': messageFieldWords.emailImpossible,
        'recipients.2.email': messageFieldWords.emailTwice(2),
        'recipients.2.name': messageFieldWords.nameMissing,
        'trigger.leapDayRule': triggerProblemWords.LEAP_DAY_RULE_MISSING,
        'trigger.localTime': triggerProblemWords.TIME_MISSING,
        'trigger.recurrence': triggerProblemWords.RECURRENCE_MISSING,
      },
    });
    expect(dataOf(await drafts.read(id)).message).toMatchObject({ state: 'DRAFT', version: 1 });
  });

  it('allows five hundred recipients for an account that is no longer new', async () => {
    await run(`update users set created_at = '2039-04-01' where id = ?`, [member.userId]);
    const recipients = Array.from({ length: 500 }, (_, index) => ({
      name: `Guest ${index}`,
      email: `guest-${index}@example.org`,
    }));
    const { answer } = await scheduled({ ...readyInput, recipients });
    expect(dataOf(answer).scheduleMessage.state).toBe('SCHEDULED');
  });
});
