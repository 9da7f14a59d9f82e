import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MailRefused } from '#adapters/mailer/port.ts';
import { newContext } from '#platform/context.ts';
import { claimDeliveries } from '#features/messages/delivery/claim-deliveries.ts';
import { sendDue } from '#features/messages/delivery/send-due.ts';
import { sweepOnce } from '#features/messages/delivery/sweep.ts';
import { type Answer } from '#features/messages/delivery/testing/letter-operations.ts';
import { armMessage } from '#testing/armed-message.ts';
import { drainJobs } from '#testing/drain-jobs.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let member: TestMember;
beforeEach(async () => {
  testApp = await createTestApp({ now: '2041-04-01T00:00:00Z' });
  member = await signUpMember(testApp);
});
afterEach(() => testApp.close());

const system = () => newContext(testApp.app, { kind: 'system', job: 'test' });

async function turn(): Promise<void> {
  for (let worked = 1; worked > 0;) {
    await sweepOnce(system());
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

async function ask(document: string, cookie = member.cookie) {
  const answer = await graphql<Answer, object>(testApp, document, {}, cookie);
  return { data: answer.data, code: answer.errors[0]?.extensions?.code, errors: answer.errors };
}

const personOf = async (id: string, name: string) => {
  const [row] = await query<{ id: string }>(
    'select id from message_recipients where message_id = ? and name = ?',
    [id, name],
  );
  return row?.id ?? '';
};

const stop = async (id: string, name: string, cookie?: string) =>
  ask(
    `mutation { stopForRecipient(messageId: "${id}", recipientId: "${await personOf(id, name)}") { state } }`,
    cookie,
  );
const correct = async (id: string, name: string, email: string, cookie?: string) =>
  ask(
    `mutation { correctRecipientAddress(messageId: "${id}", recipientId: "${await personOf(id, name)}", email: "${email}") { state } }`,
    cookie,
  );
const cancel = (id: string) => ask(`mutation { cancelMessage(id: "${id}") { state } }`);

const states = () =>
  query<{ name: string; state: string }>(
    `select occurrence::text as date, recipient_name as name, state from deliveries
     order by occurrence, recipient_name`,
  );

/** Everything for these people is refused for now. */
function drag(...names: string[]): void {
  const { send } = testApp.mailer;
  testApp.mailer.send = (mail) => {
    if (names.some((name) => mail.to.address.startsWith(name))) {
      throw new MailRefused(false, '451 try again later');
    }
    return send.call(testApp.mailer, mail);
  };
}

const people = ['ana@example.org', 'ben@example.org'];
const yearly = { kind: 'RECURRING', recurrence: 'BIRTHDAY', localDate: '2012-05-04' } as const;

describe('D5: a delivery that takes long', () => {
  beforeEach(() => drag('ben'));

  test('delays neither the others nor the next year with its reminders', async () => {
    const id = await armMessage(testApp, member, { trigger: yearly, recipients: people });
    await at('2041-05-04T08:00:00Z');
    // It stays open for as long as nobody can say what became of it.
    const open = () =>
      query(`update deliveries set state = 'WAITING', problem = 'OUTCOME_UNKNOWN', attempts = 1,
        next_attempt_at = '2042-12-01T00:00:00Z' where recipient_name = 'ben'`);
    await open();
    await query(`update messages set state = 'DELIVERING', next_step_at = ? where id = ?`, [
      '2041-05-04T08:00:00Z',
      id,
    ]);
    await turn();
    await at('2042-05-02T08:00:00Z');
    const told = testApp.mailer.sent.filter((mail) => mail.to.address === member.email);
    expect(told.at(-1)?.subject).toContain('ana and ben');
    await at('2042-05-04T08:00:00Z');
    expect(await states()).toEqual([
      { date: '2041-05-04', name: 'ana', state: 'DELIVERED' },
      { date: '2041-05-04', name: 'ben', state: 'CANCELLED' },
      { date: '2042-05-04', name: 'ana', state: 'DELIVERED' },
      { date: '2042-05-04', name: 'ben', state: 'WAITING' },
    ]);
    const ledger = await query<{ what: string; evidence: object }>(
      `select what, evidence from delivery_events where message_id = ? and what in ('SUPERSEDED', 'TURNED_TO_NEXT')
       order by seq`,
      [id],
    );
    expect(ledger).toEqual([
      { what: 'TURNED_TO_NEXT', evidence: expect.objectContaining({ open: 1 }) as object },
      { what: 'SUPERSEDED', evidence: { recipient: 'ben', occurrence: '2041-05-04' } },
    ]);
  });

  test('stays as it is while the newer one goes to others only', async () => {
    const id = await armMessage(testApp, member, { trigger: yearly, recipients: people });
    await at('2041-05-04T08:00:00Z');
    await query(`update deliveries set next_attempt_at = '2043-01-01T00:00:00Z'
      where recipient_name = 'ben'`);
    await query(
      `update message_recipients set removed_at = '2042-01-01T00:00:00Z'
      where message_id = ? and name = 'ben'`,
      [id],
    );
    await at('2042-05-02T08:00:00Z');
    await at('2042-05-04T08:00:00Z');
    expect(await states()).toEqual([
      { date: '2041-05-04', name: 'ana', state: 'DELIVERED' },
      { date: '2041-05-04', name: 'ben', state: 'WAITING' },
      { date: '2042-05-04', name: 'ana', state: 'DELIVERED' },
    ]);
  });
});

describe('what has not been handed over', () => {
  test('is cancelled with the message while it is being delivered, and what has left is named', async () => {
    drag('ben');
    const id = await armMessage(testApp, member, {
      recipients: [...people, { email: 'eva@example.org', timeZone: 'Pacific/Niue' }],
    });
    await at('2041-05-04T08:00:00Z');
    expect((await cancel(id)).data?.['cancelMessage']).toEqual({ state: 'CANCELLED' });
    expect((await cancel(id)).errors).toEqual([]);
    expect(await states()).toMatchObject([
      { name: 'ana', state: 'DELIVERED' },
      { name: 'ben', state: 'CANCELLED' },
    ]);
    await at('2041-05-06T00:00:00Z');
    expect(testApp.mailer.sent.map((mail) => mail.to.address)).not.toContain('eva@example.org');
    const answer = await ask(`{ message(id: "${id}") { state stoppable history { what } } }`);
    expect(answer.data?.['message']).toMatchObject({ state: 'CANCELLED', stoppable: false });
    expect(JSON.stringify(answer.data)).toContain(
      'You canceled it. It had already gone to ana; nothing more will be sent.',
    );
  });

  test('can be stopped for one recipient: a waiting mail, and a time that has not come', async () => {
    drag('ben');
    const id = await armMessage(testApp, member, {
      recipients: [...people, { email: 'eva@example.org', timeZone: 'Pacific/Niue' }],
    });
    await at('2041-05-04T08:00:00Z');
    const waiting = await ask(
      `{ message(id: "${id}") { waitingPeople { begun timeZone dueAt recipient { name } } } }`,
    );
    expect(waiting.data?.['message']?.['waitingPeople']).toEqual([
      {
        begun: true,
        timeZone: 'Europe/Lisbon',
        dueAt: '2041-05-04T08:00:00Z',
        recipient: { name: 'ben' },
      },
      {
        begun: false,
        timeZone: 'Pacific/Niue',
        dueAt: '2041-05-04T20:00:00Z',
        recipient: { name: 'eva' },
      },
    ]);
    expect((await stop(id, 'ana')).code).toBe('WRONG_STATE');
    expect((await stop(id, 'eva')).errors).toEqual([]);
    expect((await stop(id, 'ben')).errors).toEqual([]);
    expect((await stop(id, 'ben')).code).toBe('WRONG_STATE');
    await at('2041-05-06T00:00:00Z');
    expect(await states()).toMatchObject([
      { name: 'ana', state: 'DELIVERED' },
      { name: 'ben', state: 'CANCELLED' },
      { name: 'eva', state: 'CANCELLED' },
    ]);
    const answer = await ask(`{ message(id: "${id}") { state history { what } } }`);
    expect(answer.data?.['message']).toMatchObject({ state: 'DELIVERED' });
    expect(JSON.stringify(answer.data)).toContain(
      'Everyone has it, except the people you stopped it for.',
    );
  });

  test('stopped for the last of them, the message is cancelled', async () => {
    drag('ana', 'ben');
    const id = await armMessage(testApp, member, { recipients: people });
    await at('2041-05-04T08:00:00Z');
    await stop(id, 'ana');
    expect((await stop(id, 'ben')).data?.['stopForRecipient']).toEqual({ state: 'CANCELLED' });
  });

  test('goes to a corrected address with a new link, before and after its time came', async () => {
    drag('ben@example.org', 'eva@example.org');
    const id = await armMessage(testApp, member, {
      recipients: [...people, { email: 'eva@example.org', timeZone: 'Pacific/Niue' }],
    });
    await at('2041-05-04T08:00:00Z');
    expect((await correct(id, 'ben', 'not an address')).code).toBe('INVALID_INPUT');
    expect((await correct(id, 'ana', 'ana@new.example.org')).code).toBe('WRONG_STATE');
    expect((await correct(id, 'ben', 'ben@new.example.org')).errors).toEqual([]);
    expect((await correct(id, 'eva', 'eva@new.example.org')).errors).toEqual([]);
    await at('2041-05-04T20:00:00Z');
    expect(
      await query('select address, state, link_version from deliveries order by address'),
    ).toEqual([
      { address: 'ana@example.org', state: 'DELIVERED', link_version: 1 },
      { address: 'ben@new.example.org', state: 'DELIVERED', link_version: 2 },
      { address: 'eva@new.example.org', state: 'DELIVERED', link_version: 1 },
    ]);
  });

  test('cannot be stopped or redirected by others', async () => {
    drag('ben');
    const id = await armMessage(testApp, member, { recipients: people });
    await at('2041-05-04T08:00:00Z');
    const { cookie } = await signUpMember(testApp);
    expect((await stop(id, 'ben', cookie)).code).toBe('NOT_FOUND');
    expect((await correct(id, 'ben', 'thief@example.org', cookie)).code).toBe('NOT_FOUND');
    expect((await stop(id, 'nobody')).code).toBe('NOT_FOUND');
  });

  test('is either with a sender or stopped, never both', async () => {
    const id = await armMessage(testApp, member, { recipients: people });
    testApp.clock.set('2041-05-04T08:00:00Z');
    await sweepOnce(system());
    // A sender holds Ana; Ben still waits.
    await query(`update deliveries set next_attempt_at = '2041-05-04T09:00:00Z'
      where recipient_name = 'ben'`);
    const [claimed] = await claimDeliveries(system(), {
      presence: { id: 1, alive: () => true },
      node: 'a-node',
      count: 10,
      only: undefined,
    });
    expect(claimed?.recipientName).toBe('ana');
    expect((await stop(id, 'ana')).code).toBe('WRONG_STATE');
    expect((await cancel(id)).errors).toEqual([]);
    testApp.clock.set('2041-05-04T10:00:00Z');
    await sendDue(system());
    expect(testApp.mailer.sent.map((mail) => mail.to.address)).not.toContain('ben@example.org');
    expect(await states()).toMatchObject([
      { name: 'ana', state: 'SENDING' },
      { name: 'ben', state: 'CANCELLED' },
    ]);
  });
});
