import { SmtpMailer } from '@infinite/api/adapters/mailer/smtp-mailer';
import { newContext } from '@infinite/api/platform/context';
import { sweepOnce } from '@infinite/api/features/messages/delivery/index';
import { armMessage } from '@infinite/api/testing/armed-message';
import { drainJobs } from '@infinite/api/testing/drain-jobs';
import { signUpMember } from '@infinite/api/testing/members';
import { SmtpSink, type SinkAnswer } from '@infinite/api/testing/smtp-sink';
import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';

/**
 * A relay that treats each recipient in its own way for a while, and is away altogether for thirty
 * simulated days. The name of a recipient says how it is treated.
 */
const treatment: Record<string, SinkAnswer> = {
  accept: 'accept',
  slow: 'accept',
  later: { refuse: 451, words: '4.3.0 try later' },
  greylisted: { refuse: 450, words: '4.2.0 greylisted' },
  overquota: { refuse: 550, words: '5.4.5 daily quota exceeded' },
  denied: { refuse: 554, words: '5.7.1 relay access denied' },
  toobig: { refuse: 552, words: '5.3.4 message too big for the system' },
  plain: { refuse: 554, words: 'transaction failed' },
  full: { refuse: 452, words: '4.2.2 mailbox full' },
  cutbefore: 'drop-before-data',
  cutafter: 'drop-after-data',
  nosuchuser: { refuse: 550, words: '5.1.1 no such user' },
  disabled: { refuse: 550, words: '5.2.1 mailbox disabled' },
};
const each = 3;
const dead = ['nosuchuser', 'disabled'];
const kinds = Object.keys(treatment);
const start = Date.parse('2041-05-04T08:00:00Z');

let testApp: TestApp;
let sink: SmtpSink;
let absent = false;
beforeAll(async () => {
  sink = new SmtpSink();
  sink.pauseMs = (to) => (to.startsWith('slow') ? 400 : 0);
  const mailer = new SmtpMailer(await sink.listen(), 'Infinite Connections <post@example.org>');
  testApp = await createTestApp({ now: '2041-05-03T07:00:00Z', mailer });
});
afterAll(async () => {
  await testApp.close();
  await sink.close();
});

test('a relay of every temper: each Message-ID arrives once but the named unknowns, nobody fails for trouble that was ours', async () => {
  const member = await signUpMember(testApp, { email: 'maria@example.org' });
  for (let copy = 0; copy < each; copy += 1) {
    await armMessage(testApp, member, {
      recipients: kinds.map((kind) => `${kind}${copy}@example.org`),
    });
  }
  sink.answer = (to) => (absent ? { refuse: 421, words: '4.3.2 away' } : (treated(to) ?? 'accept'));

  // The day itself: everyone is treated in their own way.
  for (const minutes of [0, 1, 2, 5, 10, 20, 40, 60]) await at(minutes);
  // Then the relay is away for thirty days, and what falls due meanwhile waits too.
  absent = true;
  await armMessage(testApp, member, {
    trigger: { localDate: '2041-05-10' },
    recipients: ['accept9@example.org', 'slow9@example.org'],
  });
  for (let day = 1; day <= 30; day += 1) {
    await at(day * 1440);
    await at(day * 1440 + 720);
  }
  expect(await states()).not.toHaveProperty('FAILED later');
  absent = false;
  // Back again, and in a good mood but for dead mailboxes and the line that always breaks.
  const stubborn = [...dead, 'cutafter'];
  sink.answer = (to) =>
    (stubborn.some((kind) => to.startsWith(kind)) ? treated(to) : undefined) ?? 'accept';
  for (let minutes = 0; minutes <= 60; minutes += 5) await at(31 * 1440 + minutes);

  const found = await states();
  expect(found).toEqual({
    ...Object.fromEntries(
      kinds
        .filter((kind) => !dead.includes(kind) && kind !== 'cutafter')
        .map((kind) => [
          `${kind} DELIVERED`,
          kind === 'accept' || kind === 'slow' ? each + 1 : each,
        ]),
    ),
    'cutafter UNRESOLVED': each,
    'disabled FAILED': each,
    'nosuchuser FAILED': each,
  });

  const arrivals = new Map<string, number>();
  for (const { messageId } of sink.mails) {
    arrivals.set(messageId, (arrivals.get(messageId) ?? 0) + 1);
  }
  const rows = await query<{ id: string; name: string; unknowns: number }>(`
    select d.mail_message_id as id, d.recipient_name as name,
      count(e.id) filter (where e.what in ('OUTCOME_UNKNOWN', 'UNRESOLVED'))::int as unknowns
    from deliveries d join delivery_events e on e.delivery_id = d.id group by 1, 2`);
  for (const { id, name, unknowns } of rows) {
    const expected = dead.some((kind) => name.startsWith(kind)) ? 0 : Math.max(1, unknowns);
    expect([name, arrivals.get(id) ?? 0]).toEqual([name, expected]);
  }
  expect(rows.filter(({ unknowns }) => unknowns > 0).map(({ name }) => name.slice(0, 8))).toEqual(
    Array.from({ length: each }, () => 'cutafter'),
  );
});

function treated(to: string): SinkAnswer | undefined {
  return treatment[to.replace(/\d*@.*/, '')];
}

async function at(minutes: number): Promise<void> {
  testApp.clock.set(new Date(start + minutes * 60_000).toISOString());
  for (let round = 0; round < 2; round += 1) {
    await sweepOnce(newContext(testApp.app, { kind: 'system', job: 'rig' }));
    await drainJobs(testApp, 'send-deliveries');
  }
}

/** How many deliveries of each kind of recipient are in each state. */
async function states(): Promise<Record<string, number>> {
  const rows = await query<{ line: string; count: number }>(`
    select rtrim(recipient_name, '0123456789') || ' ' || state as line, count(*)::int as count
    from deliveries group by 1`);
  return Object.fromEntries(rows.map(({ line, count }) => [line, count]));
}

function query<Row>(sql: string): Promise<Row[]> {
  return testApp.app.orm.em.getConnection().execute<Row[]>(sql);
}
