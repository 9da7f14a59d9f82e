import { afterEach, beforeEach, expect, test } from 'vitest';
import { SmtpMailer } from '#adapters/mailer/smtp-mailer.ts';
import { newContext } from '#platform/context.ts';
import { sweepOnce } from '#features/messages/delivery/sweep.ts';
import { armMessage } from '#testing/armed-message.ts';
import { drainJobs } from '#testing/drain-jobs.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { SmtpSink } from '#testing/smtp-sink.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

/** The engine against a real SMTP server that misbehaves. */
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

async function at(instant: string): Promise<void> {
  testApp.clock.set(instant);
  for (let round = 0; round < 3; round += 1) {
    await sweepOnce(newContext(testApp.app, { kind: 'system', job: 'test' }));
    await drainJobs(testApp, 'send-notice', 'send-deliveries');
  }
}

const query = <Row>(sql: string) => testApp.app.orm.em.getConnection().execute<Row[]>(sql);
const states = async () =>
  (
    await query<{ state: string }>(
      `select recipient_name || ' ' || state || ' ' || attempts as state from deliveries order by 1`,
    )
  ).map((row) => row.state);

test('each recipient gets a separate mail without the names of the others', async () => {
  await armMessage(testApp, member, { recipients: ['ana@example.org', 'rui@example.org'] });
  await at('2041-05-04T08:00:00Z');
  expect(sink.mails.map((mail) => mail.to).sort()).toEqual([
    ['ana@example.org'],
    ['rui@example.org'],
  ]);
  const [one, other] = [await sink.read(0), await sink.read(1)];
  expect(one.messageId).not.toBe(other.messageId);
  expect(one.date).toBe('2041-05-04T08:00:00.000Z');
  const link = (text = '') => text.match(/\/shared\/[\w-]{43}/)?.[0];
  expect(link(one.text)).not.toBe(link(other.text));
  for (const mail of sink.mails) {
    const text = mail.raw.toString();
    expect(text.includes('ana@') && text.includes('rui@')).toBe(false);
    expect(text).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  }
});

test('D5: a server defers, rejects, or hangs up: the mail is retried, reported, or resent with one Message-ID', async () => {
  await armMessage(testApp, member, {
    recipients: ['busy@example.org', 'gone@example.org', 'cut@example.org', 'lost@example.org'],
  });
  sink.answer = (to) => {
    if (to.startsWith('busy')) return { refuse: 451, words: 'try later' };
    if (to.startsWith('gone')) return { refuse: 550, words: 'no such user' };
    if (to.startsWith('cut')) return 'drop-before-data';
    return to.startsWith('lost') ? 'drop-after-data' : 'accept';
  };
  await at('2041-05-04T08:00:00Z');
  // 'Later' and a line that broke before the mail was handed over say nothing about the reader.
  expect(await states()).toEqual([
    'busy WAITING 0',
    'cut WAITING 0',
    'gone FAILED 1',
    'lost WAITING 1',
  ]);
  expect(sink.mails.filter((mail) => mail.acknowledged).map((mail) => mail.to)).toEqual([
    ['maria@example.org'],
  ]);
  sink.answer = () => 'accept';
  await at('2041-05-04T08:01:00Z');
  expect(await states()).toEqual([
    'busy DELIVERED 1',
    'cut DELIVERED 1',
    'gone FAILED 1',
    'lost DELIVERED 2',
  ]);
  const lost = sink.mails.filter((mail) => mail.to[0] === 'lost@example.org');
  expect(lost).toHaveLength(2);
  expect(lost[0]?.messageId).toBe(lost[1]?.messageId);
  const named = await query<{ name: string }>(
    `select distinct d.recipient_name as name from delivery_events e join deliveries d on d.id = e.delivery_id
     where e.what = 'OUTCOME_UNKNOWN' order by 1`,
  );
  expect(named.map((row) => row.name)).toEqual(['lost']);
});

test('an outage of days loses nothing, and the recipient sees why the mail is late', async () => {
  await armMessage(testApp, member, { recipients: ['ana@example.org'] });
  sink.answer = () => ({ refuse: 421, words: 'shutting down' });
  await at('2041-05-04T08:00:00Z');
  for (const hours of [1, 3, 8, 20, 40]) {
    const next = Date.parse('2041-05-04T08:00:00Z') + hours * 3_600_000;
    await at(new Date(next).toISOString());
  }
  sink.answer = () => 'accept';
  await at('2041-05-07T08:00:00Z');
  expect((await states())[0]).toMatch(/^ana DELIVERED/);
  const mail = await sink.read(-1);
  expect(mail.text).toContain('The service that carries our email was down');
  // The reader's zone falls back to that of the date: nine in Lisbon.
  expect(mail.text).toContain('May 4, 2041, 9:00 AM in Lisbon');
});

test('a mailbox that was full for hours is shown to the recipient as the reason', async () => {
  await armMessage(testApp, member, { recipients: ['ana@example.org'] });
  sink.answer = () => ({ refuse: 452, words: '4.2.2 mailbox full' });
  await at('2041-05-04T08:00:00Z');
  await at('2041-05-04T08:01:00Z');
  expect(await states()).toEqual(['ana WAITING 2']);
  sink.answer = () => 'accept';
  await at('2041-05-04T10:00:00Z');
  expect(await states()).toEqual(['ana DELIVERED 3']);
  expect((await sink.read(-1)).text).toContain(
    'Your mail server did not accept our email at first',
  );
});

test('a name cannot inject a header', async () => {
  await armMessage(testApp, member, {
    title: 'Hello\r\nBcc: spy@example.org',
    recipients: ['ana@example.org'],
  });
  await query(`update message_recipients set name = E'Ana\\r\\nBcc: spy@example.org'`);
  await at('2041-05-04T08:00:00Z');
  expect(sink.mails.map((mail) => mail.to)).toEqual([['ana@example.org']]);
  expect((await sink.read(0)).headers.map((header) => header.key)).not.toContain('bcc');
});
