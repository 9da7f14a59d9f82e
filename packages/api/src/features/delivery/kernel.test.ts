import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SmtpMailer } from '#adapters/mailer/smtp-mailer.ts';
import { newContext } from '#context.ts';
import { noteOpened } from '#features/delivery/note-opened.ts';
import { sendDue } from '#features/delivery/send-due.ts';
import { sharedPage } from '#features/delivery/shared-page.ts';
import { sweepOnce } from '#features/delivery/sweep.ts';
import { armMessage } from '#testing/armed-message.ts';
import { drainJobs } from '#testing/drain-jobs.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { SmtpSink } from '#testing/smtp-sink.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

/** What the sender survives: a relay, a key, a disk, a lane that fails around it. */
let testApp: TestApp;
let member: TestMember;
let sink: SmtpSink;

beforeEach(async () => {
  sink = new SmtpSink();
  const mailer = new SmtpMailer(await sink.listen(), 'Infinite Connections <post@example.org>');
  testApp = await createTestApp({ now: '2041-05-04T07:00:00Z', mailer });
  member = await signUpMember(testApp, { email: 'maria@example.org' });
});
afterEach(async () => {
  await testApp.close();
  await sink.close();
});

const system = () => newContext(testApp.app, { kind: 'system', job: 'test' });

async function at(instant: string): Promise<void> {
  testApp.clock.set(instant);
  for (let round = 0; round < 2; round += 1) {
    await sweepOnce(system());
    await drainJobs(testApp, 'send-notice', 'send-deliveries');
  }
}

const due = '2041-05-04T08:00:00Z';
const after = (minutes: number) =>
  new Date(Date.parse(due) + minutes * 60_000).toISOString().replace('.000', '');

function query<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
  return testApp.app.orm.em.getConnection().execute<Row[]>(sql, values);
}

const states = async () =>
  (
    await query<{ s: string }>(
      `select recipient_name || ' ' || state as s from deliveries order by 1`,
    )
  ).map((row) => row.s);

const sentTo = (name: string) => sink.mails.filter((mail) => mail.to[0]?.startsWith(name)).length;

async function events(what: string): Promise<number> {
  const rows = await query(`select 1 from delivery_events where what = ?`, [what]);
  return rows.length;
}

describe('D4: trouble with the relay', () => {
  test('of thirty days fails nobody, and everything leaves when it works again', async () => {
    await armMessage(testApp, member, { recipients: ['ana@example.org', 'rui@example.org'] });
    sink.answer = () => ({ refuse: 451, words: '4.3.2 system not accepting messages' });
    await at(due);
    for (let day = 0; day < 30; day += 1) await at(after(30 + day * 1440));
    expect(await states()).toEqual(['ana WAITING', 'rui WAITING']);
    sink.answer = () => 'accept';
    await at(after(31 * 1440));
    await at(after(31 * 1440 + 1));
    expect(await states()).toEqual(['ana DELIVERED', 'rui DELIVERED']);
    expect([sentTo('ana'), sentTo('rui')]).toEqual([1, 1]);
  });

  test('opens one breaker for all: others wait untouched, one mail at a time tries', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `reader${index + 10}@example.org`);
    await armMessage(testApp, member, { recipients: names });
    let asked = 0;
    sink.answer = () => {
      asked += 1;
      return { refuse: 554, words: '5.7.1 relay access denied' };
    };
    await at(due);
    const first = asked;
    expect(first).toBeLessThanOrEqual(20);
    await at(after(1));
    await at(after(2));
    // One probe a minute at most, whoever waits.
    expect(asked - first).toBeLessThanOrEqual(2);
    const other = await armMessage(testApp, member, { trigger: { localTime: '09:05' } });
    await at(after(6));
    expect(
      await query('select state, attempts, relay_tries from deliveries where message_id = ?', [
        other,
      ]),
    ).toEqual([{ state: 'WAITING', attempts: 0, relay_tries: 0 }]);
    sink.answer = () => 'accept';
    await at(after(30));
    await at(after(31));
    expect(new Set((await states()).map((line) => line.split(' ')[1]))).toEqual(
      new Set(['DELIVERED']),
    );
    expect(await query('select open_since, says from relay_state')).toEqual([
      { open_since: null, says: null },
    ]);
  });

  test('is alarmed with what the relay said, and resolved by itself', async () => {
    const names = ['a', 'b', 'c', 'd'].map((name) => `${name}@example.org`);
    await armMessage(testApp, member, { recipients: names });
    sink.answer = (to) => ({ refuse: 550, words: `5.4.5 <${to}>: daily quota exceeded` });
    await at(due);
    const { deliveryAlarms } = await import('#features/delivery/alarms.ts');
    const found = async () =>
      (await Promise.all(deliveryAlarms.map((probe) => probe.find(system())))).flat();
    const [alarm, ...others] = await found();
    expect(others).toEqual([]);
    expect(alarm).toMatchObject({ kind: 'relay_down', subject: '' });
    expect(alarm?.summary).toMatch(/4 mails wait.*5\.4\.5.*quota exceeded/);
    expect(alarm?.summary).not.toContain('@example.org');
    sink.answer = () => 'accept';
    await at(after(30));
    expect(await found()).toEqual([]);
  });

  test('does not end the notice to a sender whose mail bounced', async () => {
    await armMessage(testApp, member, { recipients: ['gone@example.org'] });
    sink.answer = (to) =>
      to.startsWith('gone')
        ? { refuse: 550, words: '5.1.1 no such user' }
        : { refuse: 451, words: '4.3.0 later' };
    testApp.clock.set(due);
    await sweepOnce(system());
    await drainJobs(testApp, 'send-deliveries');
    for (let tries = 0; tries < 30; tries += 1) {
      const waiting = await query<{ id: string }>(
        `update jobs.job set start_after = now() where name = 'send-notice' and state < 'active' returning id`,
      );
      expect(waiting).toHaveLength(1);
      testApp.clock.advance({ hours: 12 });
      await drainJobs(testApp, 'send-notice');
    }
    sink.answer = () => 'accept';
    testApp.clock.advance({ hours: 12 });
    await query(`update jobs.job set start_after = now() where name = 'send-notice'`);
    await drainJobs(testApp, 'send-notice');
    expect(sentTo('maria')).toBe(1);
    expect(
      await query(`select 1 from jobs.job where name = 'send-notice' and state < 'active'`),
    ).toEqual([]);
  });
});

describe('D5: an outcome that nobody can learn', () => {
  test('is tried twice more under one Message-ID, then rests for a person to decide', async () => {
    const id = await armMessage(testApp, member, { recipients: ['lost@example.org'] });
    sink.answer = () => 'drop-after-data';
    await at(due);
    for (const minutes of [1, 20, 60, 1440, 14400]) await at(after(minutes));
    expect(await states()).toEqual(['lost UNRESOLVED']);
    expect(sentTo('lost')).toBe(3);
    expect(new Set(sink.mails.map((mail) => mail.messageId)).size).toBe(1);
    // It is neither open nor failed: the message does not wait for it.
    expect(await query('select state from messages where id = ?', [id])).toEqual([
      { state: 'DELIVERED' },
    ]);
    const [delivery] = await query<{ id: string }>('select id from deliveries');
    const left = await graphql<{ leaveDelivery: object }, object>(
      testApp,
      'mutation ($id: ID!) { leaveDelivery(deliveryId: $id) { state leftAsIs problem } }',
      { id: delivery?.id },
      member.cookie,
    );
    expect(left.data?.leaveDelivery).toMatchObject({ state: 'UNRESOLVED', leftAsIs: true });
    sink.answer = () => 'accept';
    const again = await graphql<{ retryDelivery: object }, object>(
      testApp,
      'mutation ($id: ID!) { retryDelivery(deliveryId: $id) { state } }',
      { id: delivery?.id },
      member.cookie,
    );
    expect(again.data?.retryDelivery).toEqual({ state: 'WAITING' });
    await at(after(14500));
    expect(await states()).toEqual(['lost DELIVERED']);
    expect(new Set(sink.mails.map((mail) => mail.messageId)).size).toBe(1);
  });
});

describe('D2: one delivery that cannot be prepared', () => {
  test('is set aside with its reason; the others leave once, and nothing is called unknown', async () => {
    const stranger = await signUpMember(testApp, { email: 'poison@example.org' });
    await armMessage(testApp, stranger, { recipients: ['poisoned@example.org'] });
    const names = Array.from({ length: 15 }, (_, index) => `reader${index + 10}@example.org`);
    await armMessage(testApp, member, { recipients: names });
    testApp.clock.set(due);
    await sweepOnce(system());
    const [before] = await query<{ wrapped_key: Buffer }>(
      'select wrapped_key from families where id = ?',
      [stranger.familyId],
    );
    await query('update families set wrapped_key = ? where id = ?', [
      Buffer.concat([Buffer.from([1]), randomBytes(60)]),
      stranger.familyId,
    ]);
    sink.pauseMs = () => 300;
    for (let round = 0; round < 3; round += 1) await at(due);
    for (const name of names) expect(sentTo(name.split('@')[0]!)).toBe(1);
    expect(await events('OUTCOME_UNKNOWN')).toBe(0);
    expect(
      await query(
        `select state, attempts, set_aside_reason from deliveries where recipient_name = 'poisoned'`,
      ),
    ).toEqual([{ state: 'WAITING', attempts: 0, set_aside_reason: 'FAMILY_KEY_UNREADABLE' }]);
    expect(await events('SET_ASIDE')).toBe(1);
    const { deliveryAlarms } = await import('#features/delivery/alarms.ts');
    const found = (await Promise.all(deliveryAlarms.map((probe) => probe.find(system())))).flat();
    expect(found.map(({ kind }) => kind)).toEqual(['deliveries_set_aside']);

    // The key is back, and an operator asks for another try.
    await query('update families set wrapped_key = ? where id = ?', [
      before?.wrapped_key,
      stranger.familyId,
    ]);
    const admin = await signUpMember(testApp, { role: 'admin' });
    const [poisoned] = await query<{ id: string }>(
      `select id from deliveries where recipient_name = 'poisoned'`,
    );
    const retried = await graphql<object, object>(
      testApp,
      'mutation ($id: ID!) { retryFailedDelivery(id: $id) { state } }',
      { id: poisoned?.id },
      admin.cookie,
    );
    expect(retried.data).toEqual({ retryFailedDelivery: { state: 'WAITING' } });
    await at(after(1));
    expect(sentTo('poisoned')).toBe(1);
  });

  test('and a lane that fails returns what it had not begun, while the other goes on', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `reader${index + 10}@example.org`);
    await armMessage(testApp, member, { recipients: names });
    testApp.clock.set(due);
    await sweepOnce(system());
    sink.pauseMs = () => 100;
    // The first question about who still owns the rows is never answered.
    const restore = failOnce('stillOurs');
    await expect(sendDue(system())).rejects.toThrow('sending ended early');
    expect(restore()).toBe(true);
    expect(await query(`select 1 from deliveries where state = 'SENDING'`)).toEqual([]);
    expect(await events('OUTCOME_UNKNOWN')).toBe(0);
    expect(sink.mails.length).toBeGreaterThanOrEqual(10);
    await sendDue(system());
    for (const name of names) expect(sentTo(name.split('@')[0]!)).toBe(1);
  });
});

describe('D9: what SMTP accepted', () => {
  test('is read from the journal when the database never learned of it, and is not sent again', async () => {
    await armMessage(testApp, member, { recipients: ['ana@example.org'] });
    testApp.clock.set(due);
    await sweepOnce(system());
    const [row] = await query<{ id: string; mail_message_id: string }>(
      'select id, mail_message_id from deliveries',
    );
    const { AcceptanceJournal, nodeIdOf } =
      await import('#features/delivery/acceptance-journal.ts');
    const journal = await AcceptanceJournal.open(testApp.dataDir, 4711);
    await journal.note({
      deliveryId: row!.id,
      attempt: 1,
      messageId: row!.mail_message_id,
      response: '250 taken',
      at: due,
    });
    // Its process is killed here: the row stays as it was, the file too.
    await journal.end(true);
    await query(
      `update deliveries set state = 'SENDING', attempts = 1, next_attempt_at = null, sending_by = 4711,
         sending_node = ?, sending_since = clock_timestamp() - interval '1 minute'`,
      [await nodeIdOf(testApp.dataDir)],
    );
    await at(due);
    expect(await query('select state, attempts, provider_answer from deliveries')).toEqual([
      { state: 'DELIVERED', attempts: 1, provider_answer: '250 taken' },
    ]);
    await at(after(600));
    expect(sink.mails).toEqual([]);
  });

  test('leaves no journal behind once the database knows all of it', async () => {
    await armMessage(testApp, member, { recipients: ['ana@example.org'] });
    await at(due);
    expect(await states()).toEqual(['ana DELIVERED']);
    const left = await readdir(path.join(testApp.dataDir, 'journal'));
    expect(left.filter((name) => name.endsWith('.jsonl'))).toEqual([]);
  });

  test('is not asked for when another machine was sending: its own journal may know', async () => {
    await armMessage(testApp, member, { recipients: ['ana@example.org'] });
    testApp.clock.set(due);
    await sweepOnce(system());
    await query(
      `update deliveries set state = 'SENDING', attempts = 1, next_attempt_at = null, sending_by = 4711,
         sending_node = 'another', sending_since = clock_timestamp() - interval '10 minutes'`,
    );
    await at(due);
    expect(await states()).toEqual(['ana SENDING']);
    await query(`update deliveries set sending_since = clock_timestamp() - interval '2 hours'`);
    await at(due);
    expect(await query('select state, problem from deliveries')).toEqual([
      { state: 'WAITING', problem: 'OUTCOME_UNKNOWN' },
    ]);
  });

  test('a disk that takes no journal stops sending before a mail leaves, and is alarmed', async () => {
    await armMessage(testApp, member, { recipients: ['ana@example.org'] });
    testApp.clock.set(due);
    await sweepOnce(system());
    const { chmod, mkdir, rm, writeFile } = await import('node:fs/promises');
    const folder = path.join(testApp.dataDir, 'journal');
    await rm(folder, { recursive: true, force: true });
    await writeFile(folder, 'in the way');
    await expect(sendDue(system())).rejects.toThrow();
    expect(sink.mails).toEqual([]);
    expect(await states()).toEqual(['ana WAITING']);
    const { deliveryAlarms } = await import('#features/delivery/alarms.ts');
    const found = (await Promise.all(deliveryAlarms.map((probe) => probe.find(system())))).flat();
    expect(found.map(({ kind }) => kind)).toEqual(['journal_unwritable']);
    await rm(folder);
    await mkdir(folder);
    await chmod(folder, 0o700);
    await sendDue(system());
    expect(await states()).toEqual(['ana DELIVERED']);
  });
});

describe('D15: a link that was sent', () => {
  const visitor = () => newContext(testApp.app, { kind: 'visitor' });

  test('opens while its delivery is tried again', async () => {
    await armMessage(testApp, member, { recipients: ['ana@example.org'] });
    sink.answer = () => 'drop-after-data';
    for (const minutes of [0, 1, 20, 60]) await at(after(minutes));
    const token = /\/shared\/([\w-]{43})/.exec((await sink.read(0)).text ?? '')?.[1] ?? '';
    await query(`update deliveries set state = 'FAILED', next_attempt_at = null`);
    const [delivery] = await query<{ id: string }>('select id from deliveries');
    await graphql(
      testApp,
      'mutation ($id: ID!) { retryDelivery(deliveryId: $id) { state } }',
      { id: delivery?.id },
      member.cookie,
    );
    expect((await sharedPage(visitor(), token)).state).toBe('OPENABLE');
    expect(await noteOpened(visitor(), token)).toBe(true);
    // It was opened, so it arrived: nothing is sent any more.
    expect(await states()).toEqual(['ana DELIVERED']);
  });

  test('and was opened is not sent again when its sender dies', async () => {
    await armMessage(testApp, member, { recipients: ['ana@example.org'] });
    testApp.clock.set(due);
    await sweepOnce(system());
    await query(
      `update deliveries set state = 'SENDING', attempts = 1, next_attempt_at = null, sending_by = 4711,
         opened_at = ?, sending_since = clock_timestamp() - interval '1 minute'`,
      [due],
    );
    await at(after(600));
    expect(await states()).toEqual(['ana DELIVERED']);
    expect(sink.mails).toEqual([]);
  });
});

/**
 * Makes the next statement that the named function asks of the database fail.
 * @returns ends it, and says whether it failed
 */
function failOnce(functionName: string): () => boolean {
  const { em } = testApp.app.orm;
  const fork = em.fork.bind(em);
  let failed = false;
  em.fork = (options) => {
    const forked = fork(options);
    const getKysely = forked.getKysely.bind(forked);
    forked.getKysely = (from) => {
      if (failed || !new Error('where').stack?.includes(functionName)) return getKysely(from);
      failed = true;
      throw new Error('the line to the database broke');
    };
    return forked;
  };
  return () => {
    em.fork = fork;
    return failed;
  };
}
