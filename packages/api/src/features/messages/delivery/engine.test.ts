import { Temporal } from 'temporal-polyfill';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MailRefused } from '#adapters/mailer/port.ts';
import { newContext } from '#platform/context.ts';
import { noteOpened } from '#features/messages/delivery/note-opened.ts';
import { sendDue } from '#features/messages/delivery/send-due.ts';
import { sweepOnce } from '#features/messages/delivery/sweep.ts';
import { armMessage } from '#testing/armed-message.ts';
import { drainJobs } from '#testing/drain-jobs.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let member: TestMember;

beforeEach(async () => {
  testApp = await createTestApp({ now: '2041-04-01T09:00:00Z' });
  member = await signUpMember(testApp, { email: 'maria@example.org' });
});
afterEach(() => testApp.close());

const system = () => newContext(testApp.app, { kind: 'system', job: 'test' });

/** Runs every step that is due now. */
async function turn(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await sweepOnce(system());
    await drainJobs(testApp, 'send-notice', 'send-deliveries');
  }
}

async function at(instant: string): Promise<void> {
  testApp.clock.set(instant);
  await turn();
}

function query<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
  return testApp.app.orm.em.getConnection().execute<Row[]>(sql, values);
}

async function stateOf(id: string): Promise<string | undefined> {
  return (await query<{ state: string }>('select state from messages where id = ?', [id]))[0]
    ?.state;
}

async function ledgerOf(id: string): Promise<string[]> {
  const rows = await query<{ what: string }>(
    'select what from delivery_events where message_id = ? order by seq',
    [id],
  );
  return rows.map((row) => row.what);
}

const subjects = () => testApp.mailer.sent.map((mail) => mail.subject);

describe('a dated message', () => {
  test('reminds its sender twice and is delivered, with each step in the ledger', async () => {
    const id = await armMessage(testApp, member);
    await turn();
    expect(await stateOf(id)).toBe('SCHEDULED');
    await at('2041-05-02T07:59:59Z');
    expect(subjects()).toEqual([]);

    await at('2041-05-02T08:00:00Z');
    expect(await stateOf(id)).toBe('REMINDED');
    expect(testApp.mailer.sent.map((mail) => mail.to.address)).toEqual(['maria@example.org']);
    expect(testApp.mailer.sent[0]?.text).toMatch(/May 4, 2041, 9:00 AM in Lisbon/);
    expect(testApp.mailer.sent[0]?.text).toMatch(/http:\/\/localhost:3000\/answer\/[\w-]{43}/);

    await at('2041-05-03T08:00:00Z');
    expect(await stateOf(id)).toBe('SECOND_REMINDED');
    expect(testApp.mailer.sent).toHaveLength(2);

    await at('2041-05-04T07:59:59Z');
    expect(testApp.mailer.sent).toHaveLength(2);
    await at('2041-05-04T08:00:00Z');
    expect(await stateOf(id)).toBe('DELIVERED');
    const mail = testApp.mailer.sent[2]!;
    expect(mail.to).toEqual({ name: 'ines', address: 'ines@example.org' });
    expect(mail.text).toMatch(/\/shared\/[\w-]{43}/);
    expect(mail.text + mail.html).not.toContain('I wanted you to hear this');
    expect(mail.date?.toISOString()).toBe('2041-05-04T08:00:00.000Z');
    expect(subjects().join()).not.toContain('!');

    expect(await ledgerOf(id)).toEqual([
      'AIMED',
      'REMINDED',
      'REMINDER_SENT',
      'REMINDED_AGAIN',
      'REMINDER_SENT',
      'BEGUN',
      'DELIVERY_WAITS',
      'SENDING',
      'ACKNOWLEDGED',
      'FINISHED',
    ]);
    await at('2043-01-01T00:00:00Z');
    expect(testApp.mailer.sent).toHaveLength(3);
  });

  test('that is rejected temporarily is retried, and its sender is notified of a permanent rejection', async () => {
    const id = await armMessage(testApp, member, {
      recipients: ['slow@example.org', 'gone@example.org', 'fine@example.org'],
    });
    let slowTries = 0;
    const { send } = testApp.mailer;
    testApp.mailer.send = (mail) => {
      if (mail.to.address.startsWith('gone')) throw new MailRefused(true, '550 no such user');
      if (mail.to.address.startsWith('slow') && (slowTries += 1) < 3) {
        throw new MailRefused(false, '451 greylisted');
      }
      return send.call(testApp.mailer, mail);
    };
    await at('2041-05-04T08:00:00Z');
    expect(await stateOf(id)).toBe('DELIVERING');
    expect(slowTries).toBe(1);
    await at('2041-05-04T08:00:59Z');
    expect(slowTries).toBe(1);
    await at('2041-05-04T08:01:00Z');
    await at('2041-05-04T08:06:00Z');
    expect(slowTries).toBe(3);
    expect(await stateOf(id)).toBe('FAILED');
    expect(
      await query(
        'select recipient_name, state, attempts, provider_answer from deliveries order by recipient_name',
      ),
    ).toEqual([
      { recipient_name: 'fine', state: 'DELIVERED', attempts: 1, provider_answer: '250 kept' },
      { recipient_name: 'gone', state: 'FAILED', attempts: 1, provider_answer: '550 no such user' },
      { recipient_name: 'slow', state: 'DELIVERED', attempts: 3, provider_answer: '250 kept' },
    ]);
    const told = testApp.mailer.sent.filter((mail) => mail.to.address === 'maria@example.org');
    expect(told.at(-1)?.subject).toBe('We could not reach gone');
    expect(told.at(-1)?.text).toContain('550 no such user');
  });

  test('with an unknown outcome is resent with the same Message-ID, as the ledger records', async () => {
    const id = await armMessage(testApp, member);
    const seen: string[] = [];
    const { send } = testApp.mailer;
    testApp.mailer.send = async (mail) => {
      if (!mail.to.address.startsWith('ines')) return send.call(testApp.mailer, mail);
      seen.push(`${mail.messageId} ${mail.text.match(/shared\/\S+/)?.[0]}`);
      if (seen.length === 1) throw new Error('Connection closed unexpectedly');
      return send.call(testApp.mailer, mail);
    };
    await at('2041-05-04T08:00:00Z');
    await at('2041-05-04T08:01:00Z');
    expect(seen).toHaveLength(2);
    expect(seen[0]).toBe(seen[1]);
    expect(await ledgerOf(id)).toEqual(
      expect.arrayContaining(['SENDING', 'OUTCOME_UNKNOWN', 'SENT_AGAIN', 'ACKNOWLEDGED']),
    );
  });
});

test('a mail with an unknown outcome is not resent after its recipient opened it', async () => {
  const id = await armMessage(testApp, member);
  let token = '';
  testApp.mailer.send = (mail) => {
    token = mail.text.match(/\/shared\/([\w-]{43})/)?.[1] ?? token;
    return Promise.reject(new Error('Connection closed unexpectedly'));
  };
  await at('2041-05-04T08:00:00Z');
  const outside = newContext(testApp.app, { kind: 'visitor' });
  expect(await noteOpened(outside, token)).toBe(true);
  await turn();
  expect(await stateOf(id)).toBe('DELIVERED');
  await at('2041-06-01T00:00:00Z');
  expect(await query('select attempts, state from deliveries')).toEqual([
    { attempts: 1, state: 'DELIVERED' },
  ]);
});

describe('invariants', () => {
  test('1: a sender never claims a delivery before its due instant, even if its row is woken early', async () => {
    const id = await armMessage(testApp, member);
    await at('2041-05-04T08:00:00Z');
    const early = await armMessage(testApp, member, { trigger: { localDate: '2041-06-01' } });
    await turn();
    // Changing the queue's time alone must not send anything early.
    await query(`update deliveries set state = 'WAITING', next_attempt_at = ?, due_at = ?`, [
      '2041-05-04T08:00:00Z',
      '2041-05-04T08:00:01Z',
    ]);
    await query(`update messages set state = 'DELIVERING' where id = ?`, [id]);
    const sent = testApp.mailer.sent.length;
    await sendDue(system());
    expect(testApp.mailer.sent).toHaveLength(sent);
    testApp.clock.advance({ seconds: 1 });
    await sendDue(system());
    expect(testApp.mailer.sent).toHaveLength(sent + 1);
    expect(await stateOf(early)).toBe('SCHEDULED');
  });

  test('2: only its author disarms a message: not a bounce, a hold, a clock set back or no answer', async () => {
    const id = await armMessage(testApp, member, {
      trigger: { kind: 'RECURRING', recurrence: 'BIRTHDAY', localDate: '2012-05-04' },
    });
    const armed = ['SCHEDULED', 'REMINDED', 'SECOND_REMINDED'];
    const { send } = testApp.mailer;
    // A year in which the address is rejected permanently.
    testApp.mailer.send = (mail) => {
      if (mail.to.address.startsWith('ines')) throw new MailRefused(true, '550 no such user');
      return send.call(testApp.mailer, mail);
    };
    await at('2041-05-04T08:00:00Z');
    expect(await query('select state from deliveries')).toEqual([{ state: 'FAILED' }]);
    expect(armed).toContain(await stateOf(id));
    testApp.mailer.send = send.bind(testApp.mailer);
    // A hold, a clock that goes back by months, and two reminders without an answer.
    await query(`update delivery_hold set held = true`);
    await at('2042-01-01T00:00:00Z');
    await query(`update delivery_hold set held = false`);
    await at('2041-09-01T00:00:00Z');
    for (const day of ['2042-05-02', '2042-05-03']) {
      await at(`${day}T08:00:00Z`);
      expect(armed).toContain(await stateOf(id));
    }
    await at('2042-05-04T08:00:00Z');
    expect(await query('select occurrence::text, state from deliveries order by 1')).toEqual([
      { occurrence: '2041-05-04', state: 'FAILED' },
      { occurrence: '2042-05-04', state: 'DELIVERED' },
    ]);
    expect(armed).toContain(await stateOf(id));
  });

  test('3: a delivery whose sender died is recovered, and one whose sender is alive is left alone', async () => {
    await armMessage(testApp, member);
    testApp.clock.set('2041-05-04T08:00:00Z');
    await sweepOnce(system());
    await query(
      `update deliveries set state = 'SENDING', next_attempt_at = null, sending_by = 12345,
         sending_since = clock_timestamp() - interval '1 minute'`,
    );
    await query(`select pg_advisory_lock(7204, 12345)`);
    const holder = testApp.app.orm.em.getConnection();
    await sweepOnce(system());
    expect(await query('select state from deliveries')).toEqual([{ state: 'SENDING' }]);
    await holder.execute(`select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and classid::bigint = 7204 and pid <> pg_backend_pid()
        and database = (select oid from pg_database where datname = current_database())`);
    await query(`select pg_advisory_unlock_all()`);
    await sweepOnce(system());
    expect(await query('select state, problem from deliveries')).toEqual([
      { state: 'WAITING', problem: 'OUTCOME_UNKNOWN' },
    ]);
  });

  test('5: the ledger cannot be rewritten, not even by the database’s owner', async () => {
    const id = await armMessage(testApp, member);
    await turn();
    expect(await ledgerOf(id)).toEqual(['AIMED']);
    for (const attempt of [
      `update delivery_events set what = 'CANCELLED'`,
      `delete from delivery_events`,
      `truncate delivery_events`,
    ]) {
      await expect(query(attempt)).rejects.toThrow(/append-only/);
    }
  });

  test('6: nothing is sent during a hold, and everything is sent after its release', async () => {
    const id = await armMessage(testApp, member);
    await turn();
    await query(`update delivery_hold set held = true`);
    await at('2041-05-04T08:00:00Z');
    expect(await stateOf(id)).toBe('SCHEDULED');
    await query(`update delivery_hold set held = false`);
    testApp.clock.advance({ hours: 2 });
    await turn();
    expect(await stateOf(id)).toBe('DELIVERED');
    expect(testApp.mailer.sent.at(-1)?.text).toContain('the delay is ours');
    // The hold also stops a delivery that was begun before it.
    const begun = await armMessage(testApp, member, { trigger: { localDate: '2041-05-05' } });
    testApp.clock.set('2041-05-05T08:00:00Z');
    await sweepOnce(system());
    const sent = testApp.mailer.sent.length;
    await query(`update delivery_hold set held = true`);
    await sendDue(system());
    expect(testApp.mailer.sent).toHaveLength(sent);
    expect(await stateOf(begun)).toBe('DELIVERING');
  });
});

describe('a recurring message', () => {
  const birthday = { kind: 'RECURRING', recurrence: 'BIRTHDAY', localDate: '2012-05-04' } as const;

  test('is delivered each year, and only once for the latest date after an outage of years', async () => {
    const id = await armMessage(testApp, member, { trigger: birthday });
    for (const year of [2041, 2042]) await at(`${year}-05-04T08:00:00Z`);
    expect(
      await query('select occurrence::text, state from deliveries order by occurrence'),
    ).toEqual([
      { occurrence: '2041-05-04', state: 'DELIVERED' },
      { occurrence: '2042-05-04', state: 'DELIVERED' },
    ]);
    await at('2046-01-01T00:00:00Z');
    const rows = await query<{ occurrence: string; late_reason: string | null }>(
      'select occurrence::text, late_reason from deliveries order by occurrence offset 2',
    );
    expect(rows).toEqual([{ occurrence: '2045-05-04', late_reason: 'SERVERS_WERE_DOWN' }]);
    expect(await stateOf(id)).toBe('SCHEDULED');
    expect(
      Temporal.Instant.compare(
        Temporal.Instant.from(
          (
            await query<{ at: string }>('select next_step_at::text as at from messages')
          )[0]!.at.replace(' ', 'T'),
        ),
        Temporal.Instant.from('2046-05-02T08:00:00Z'),
      ),
    ).toBe(0);
  });

  test('shows last year’s content to last year’s recipient', async () => {
    const id = await armMessage(testApp, member, { trigger: birthday, body: 'You are one.' });
    await at('2041-05-04T08:00:00Z');
    await query(`update messages set body = 'You are two.' where id = ?`, [id]);
    await at('2042-05-04T08:00:00Z');
    expect(await query('select body from delivery_snapshots order by occurrence')).toEqual([
      { body: 'You are one.' },
      { body: 'You are two.' },
    ]);
  });
});
