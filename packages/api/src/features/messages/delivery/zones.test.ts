import { Temporal } from 'temporal-polyfill';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newContext } from '#platform/context.ts';
import { sweepOnce } from '#features/messages/delivery/sweep.ts';
import {
  type Answer,
  type AnsweredMessage,
  createDraftDocument,
  draftInput,
  messageDocument,
  scheduleDocument,
} from '#features/messages/delivery/testing/letter-operations.ts';
import { armMessage } from '#testing/armed-message.ts';
import { drainJobs } from '#testing/drain-jobs.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const apart = [
  { email: 'sydney@example.org', timeZone: 'Australia/Sydney' },
  { email: 'home@example.org', timeZone: null },
  { email: 'niue@example.org', timeZone: 'Pacific/Niue' },
];
/** 9:00 on November 27, 2041 in Sydney, in New York and on Niue. */
const inSydney = '2041-11-26T22:00:00Z';
const inNewYork = '2041-11-27T14:00:00Z';
const onNiue = '2041-11-27T20:00:00Z';
const trigger = { localDate: '2041-11-27', localTime: '09:00', timeZone: 'America/New_York' };

let testApp: TestApp;
let member: TestMember;
beforeEach(async () => {
  testApp = await createTestApp({ now: '2041-11-01T00:00:00Z' });
  member = await signUpMember(testApp);
});
afterEach(() => testApp.close());

async function turn(): Promise<void> {
  for (let worked = 1; worked > 0;) {
    await sweepOnce(newContext(testApp.app, { kind: 'system', job: 'test' }));
    worked = await drainJobs(testApp, 'send-notice', 'send-deliveries');
  }
}

async function at(instant: string): Promise<void> {
  testApp.clock.set(instant);
  await turn();
}

function query<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return testApp.app.orm.em.getConnection().execute<Row[]>(text, values);
}

function reached(): string[] {
  return testApp.mailer.sent
    .filter((mail) => mail.to.address !== member.email)
    .map((mail) => `${mail.to.address.split('@')[0]} ${mail.date?.toISOString().slice(0, 16)}`);
}

async function stateOf(id: string): Promise<string | undefined> {
  const [row] = await query<{ state: string }>('select state from messages where id = ?', [id]);
  return row?.state;
}

async function ask(document: string, variables: object = {}) {
  const answer = await graphql<Answer, object>(testApp, document, variables, member.cookie);
  return { data: answer.data, code: answer.errors[0]?.extensions?.code, errors: answer.errors };
}

describe("E2: each person's own clock", () => {
  test('decides when a message reaches them, not a minute earlier', async () => {
    const id = await armMessage(testApp, member, { trigger, recipients: apart });
    await turn();
    for (const [due, soFar] of [
      [inSydney, []],
      [inNewYork, ['sydney 2041-11-26T22:00']],
      [onNiue, ['sydney 2041-11-26T22:00', 'home 2041-11-27T14:00']],
    ] as const) {
      await at(Temporal.Instant.from(due).subtract({ minutes: 1 }).toString());
      expect(reached()).toEqual(soFar);
      await at(due);
    }
    expect(reached()).toEqual([
      'sydney 2041-11-26T22:00',
      'home 2041-11-27T14:00',
      'niue 2041-11-27T20:00',
    ]);
    expect(await stateOf(id)).toBe('DELIVERED');
    expect(await query('select time_zone, late_reason from deliveries order by due_at')).toEqual([
      { time_zone: 'Australia/Sydney', late_reason: null },
      { time_zone: 'America/New_York', late_reason: null },
      { time_zone: 'Pacific/Niue', late_reason: null },
    ]);
  });

  test('counts reminders back from the first of them, and the mail says whose clock', async () => {
    await armMessage(testApp, member, { trigger, recipients: apart });
    await at('2041-11-24T21:59:00Z');
    expect(testApp.mailer.sent).toEqual([]);
    await at('2041-11-24T22:00:00Z');
    const [mail] = testApp.mailer.sent;
    expect(mail?.text).toContain('November 27, 2041, 9:00 AM in Sydney');
    expect(mail?.text).toContain('at the same time of day where they live');
  });

  test('is recorded in the ledger, and the message is DELIVERING until the last of them', async () => {
    const id = await armMessage(testApp, member, { trigger, recipients: apart });
    await at(inSydney);
    expect(await stateOf(id)).toBe('DELIVERING');
    const read = async () =>
      (await ask(messageDocument, { id })).data?.['message'] as unknown as AnsweredMessage;
    const lines = (await read()).history.map(({ what }) => what);
    expect(lines).toContain(
      'The time came in Sydney (November 27, 2041), and we began to deliver there.',
    );
    expect(lines).toContain(
      'A letter to sydney was prepared. It was due November 27, 2041, 9:00 AM in Sydney.',
    );
    expect((await read()).deliveries).toHaveLength(1);
    await at(onNiue);
    expect((await read()).history.at(-1)?.what).toBe('Everyone has it.');
  });

  test('tells each of them apart when servers were down: late is who got it late', async () => {
    await armMessage(testApp, member, { trigger, recipients: apart });
    await turn();
    await at(inNewYork);
    expect(await query('select time_zone, late_reason from deliveries order by due_at')).toEqual([
      { time_zone: 'Australia/Sydney', late_reason: 'SERVERS_WERE_DOWN' },
      { time_zone: 'America/New_York', late_reason: null },
    ]);
  });

  test('shows in the plan of a draft and of an armed message, earliest first', async () => {
    const recipients = apart.map(({ email, timeZone }) => ({ name: email, email, timeZone }));
    const input = { ...draftInput, trigger: { kind: 'DATE', ...trigger }, recipients };
    const { data } = await ask(createDraftDocument, { input, clientId: 'client-0123456789' });
    const id = String(data?.['createDraft']?.['id']);
    await ask(scheduleDocument, { id, version: 1 });
    const readings = [
      { timeZone: 'Australia/Sydney', dueAt: inSydney },
      { timeZone: 'America/New_York', dueAt: inNewYork },
      { timeZone: 'Pacific/Niue', dueAt: onNiue },
    ];
    const planned = await ask(
      `query ($id: ID!) { message(id: $id) { nextDelivery { readings { timeZone dueAt } } } }`,
      { id },
    );
    expect(planned.data?.['message']).toEqual({ nextDelivery: { readings } });
    const preview = await ask(
      `query ($trigger: TriggerInput!, $clocks: [String!]) {
         previewTrigger(trigger: $trigger, clocks: $clocks) { nextDelivery { readings { timeZone dueAt } } } }`,
      {
        trigger: input.trigger,
        clocks: ['Pacific/Niue', 'America/New_York', 'Australia/Sydney'],
      },
    );
    expect(preview.data?.['previewTrigger']).toEqual({ nextDelivery: { readings } });
  });

  test('refuses a time that has passed for one of them, and a new recipient for whom it has', async () => {
    testApp.clock.set('2041-11-27T00:00:00Z');
    const recipients = apart.map(({ email, timeZone }) => ({ name: email, email, timeZone }));
    const input = { ...draftInput, trigger: { kind: 'DATE', ...trigger }, recipients };
    const make = async (draft: object, clientId: string) => {
      const { data } = await ask(createDraftDocument, { input: draft, clientId });
      return String(data?.['createDraft']?.['id']);
    };
    const refused = await ask(scheduleDocument, {
      id: await make(input, 'client-0123456789'),
      version: 1,
    });
    expect(refused.code).toBe('INVALID_INPUT');
    expect(JSON.stringify(refused.errors)).toContain('already passed where one of them lives');
    const id = await make({ ...input, recipients: recipients.slice(1) }, 'client-1123456789');
    expect((await ask(scheduleDocument, { id, version: 1 })).errors).toEqual([]);
    const added = await ask(
      `mutation ($id: ID!, $input: MessageDraftInput!) { saveDraft(id: $id, version: 1, input: $input) { id } }`,
      { id, input: { recipients } },
    );
    expect(added.code).toBe('INVALID_INPUT');
    expect(await stateOf(id)).toBe('SCHEDULED');
  });

  test('repeats a yearly message in every time zone every year', async () => {
    await armMessage(testApp, member, {
      trigger: { ...trigger, kind: 'RECURRING', recurrence: 'BIRTHDAY' },
      recipients: apart,
    });
    for (const year of [2041, 2042]) {
      await at(`${year}-11-26T22:00:00Z`);
      await at(`${year}-11-27T20:00:00Z`);
    }
    expect(
      await query(`select occurrence::text, count(*)::int as people,
        count(*) filter (where state = 'DELIVERED')::int as delivered
        from deliveries group by occurrence order by occurrence`),
    ).toEqual([
      { occurrence: '2041-11-27', people: 3, delivered: 3 },
      { occurrence: '2042-11-27', people: 3, delivered: 3 },
    ]);
  });

  test('gets the latest date alone after an outage of years', async () => {
    const id = await armMessage(testApp, member, {
      trigger: { ...trigger, kind: 'RECURRING', recurrence: 'BIRTHDAY' },
      recipients: apart,
    });
    await at(inSydney);
    await at('2044-01-01T00:00:00Z');
    expect(
      await query('select occurrence::text, time_zone from deliveries order by occurrence, due_at'),
    ).toEqual([
      { occurrence: '2041-11-27', time_zone: 'Australia/Sydney' },
      { occurrence: '2043-11-27', time_zone: 'Australia/Sydney' },
      { occurrence: '2043-11-27', time_zone: 'America/New_York' },
      { occurrence: '2043-11-27', time_zone: 'Pacific/Niue' },
    ]);
    const answer = await ask(messageDocument, { id });
    const message = answer.data?.['message'] as unknown as AnsweredMessage | undefined;
    expect(message?.history.map(({ what }) => what)).toContain(
      'It is now set for the next date. For 2 people this date passed; they get the next.',
    );
  });
});
