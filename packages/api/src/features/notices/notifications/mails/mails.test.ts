import { randomUUID } from 'node:crypto';
import {
  NoticeSettingsDocument,
  ReadAllNoticesDocument,
  RemoveMemberDocument,
  UpdateNoticeSettingsDocument,
  type MailPace,
} from '@infinite/schema/generated/graphql';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { MailRefused } from '#adapters/mailer/port.ts';
import { mailsOutbox } from '#features/notices/notifications/mails/mails-outbox.ts';
import { newContext } from '#platform/context.ts';
import { notifyOfComment } from '#features/notices/notifications/testing/notify-of-comment.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { Migration0460 } from '#migrations/0460-notice-mails.ts';

const test: TestApp = await createTestApp();
const { send } = test.mailer;
afterAll(() => test.close());

const run = (sql: string, values: unknown[] = []) =>
  test.app.orm.em.getConnection().execute(sql, values);

/** A Saturday in Lisbon; the clocks go forward in the night to Sunday. */
beforeEach(async () => {
  test.clock.set('2041-03-30T12:00:00Z');
  test.mailer.send = send;
  test.mailer.sent.length = 0;
  await run('delete from notification_mails');
  await run('delete from notifications');
});

async function relatives() {
  const ann = await signUpMember(test);
  const tom = await signUpMember(test, { familyId: ann.familyId, familyRole: 'editor' });
  return { ann, tom };
}

async function choose(
  { cookie }: TestMember,
  mail: MailPace,
  quiet: { from: string; until: string } | null = null,
): Promise<void> {
  const input = { choices: [{ kind: 'COMMENT_ADDED' as const, mail, push: false }], quiet };
  const { errors } = await graphql(test, UpdateNoticeSettingsDocument, { input }, cookie);
  expect(errors).toEqual([]);
}

const sendDue = () =>
  mailsOutbox.sendDue(newContext(test.app, { kind: 'system', job: mailsOutbox.name }));

async function at(instant: string): Promise<void> {
  test.clock.set(instant);
  await sendDue();
}

const subjects = () => test.mailer.sent.map(({ subject }) => subject);

/** What the mail lists, in its own words. */
const titles = () =>
  test.mailer.sent.map(({ text }) => [...text.matchAll(/on “(.+?)”/g)].map((found) => found[1]));

describe('a mail at once', () => {
  it('lists all that is due, to the reader alone, with links of the public origin', async () => {
    const { ann, tom } = await relatives();
    await choose(tom, 'NOW');
    await notifyOfComment(ann, tom, 'The mill');
    await notifyOfComment(ann, tom, 'The boat');
    await sendDue();
    await sendDue();
    const [mail] = test.mailer.sent;
    expect(subjects()).toEqual(['Ann commented on “The boat”, and 1 more']);
    expect(mail?.to.address).toBe(tom.email);
    expect(mail?.purpose).toBe('notice');
    expect(mail?.text).toContain(`${test.app.config.publicOrigin}/voice-recordings`);
    expect(mail?.text).toContain(`${test.app.config.publicOrigin}/settings/notifications`);
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  });

  it('waits for the end of the quiet hours, also where an hour is missing', async () => {
    const { ann, tom } = await relatives();
    await choose(tom, 'NOW', { from: '22:00', until: '07:00' });
    test.clock.set('2041-03-30T23:30:00Z');
    await notifyOfComment(ann, tom, 'At night');
    // Seven o'clock in Lisbon was 07:00 UTC the day before.
    await at('2041-03-31T05:59:59Z');
    expect(subjects()).toEqual([]);
    await at('2041-03-31T06:00:00Z');
    expect(subjects()).toEqual(['Ann commented on “At night”']);
  });

  it('comes once when two processes send, and again under its id when an answer was lost', async () => {
    const { ann, tom } = await relatives();
    await choose(tom, 'NOW');
    await notifyOfComment(ann, tom, 'Once');
    const tried: string[] = [];
    test.mailer.send = (mail) => {
      tried.push(mail.messageId);
      return tried.length === 1 ? Promise.reject(new Error('the line broke')) : send(mail);
    };
    await Promise.all([sendDue(), sendDue()]);
    expect(tried).toHaveLength(1);
    await at('2041-03-30T12:01:00Z');
    await at('2041-03-30T13:00:00Z');
    expect(tried).toHaveLength(2);
    expect(new Set(tried).size).toBe(1);
  });

  it('is given up when the mailbox refuses it, and costs no attempt when the relay is down', async () => {
    const { ann, tom } = await relatives();
    await choose(tom, 'NOW');
    await notifyOfComment(ann, tom, 'Refused');
    let tries = 0;
    test.mailer.send = () => {
      tries += 1;
      const down = tries <= 10;
      return Promise.reject(new MailRefused(!down, down ? 'no route' : '550 no', !down));
    };
    for (let minute = 0; minute < 30; minute += 1) {
      await at(`2041-03-30T12:${String(minute).padStart(2, '0')}:00Z`);
    }
    expect(tries).toBe(11);
  });

  it('waits while an operator holds all mail', async () => {
    const { ann, tom } = await relatives();
    await choose(tom, 'NOW');
    await notifyOfComment(ann, tom, 'Held');
    await run('update delivery_hold set held = true');
    await sendDue();
    expect(subjects()).toEqual([]);
    await run('update delivery_hold set held = false');
    await sendDue();
    expect(subjects()).toHaveLength(1);
  });
});

describe('a digest', () => {
  it('comes at eight on the reader’s clock, once a day, also when the clocks change', async () => {
    const { ann, tom } = await relatives();
    await notifyOfComment(ann, tom, 'Morning');
    await at('2041-03-30T18:00:00Z');
    await notifyOfComment(ann, tom, 'Evening');
    await at('2041-03-31T06:59:59Z');
    expect(subjects()).toEqual([]);
    await at('2041-03-31T07:00:00Z');
    await at('2041-03-31T07:00:01Z');
    expect(subjects()).toEqual(['Your day at Infinite Connections: 2 notifications']);
    expect(titles()).toEqual([['Evening', 'Morning']]);
    await notifyOfComment(ann, tom, 'Monday');
    await at('2041-04-01T07:00:00Z');
    expect(titles()).toEqual([['Evening', 'Morning'], ['Monday']]);
  });

  it('is in the language of its reader', async () => {
    const { ann, tom } = await relatives();
    await run(`update users set preferences = 'language-es' where id = ?`, [tom.userId]);
    await notifyOfComment(ann, tom, 'La barca');
    await at('2041-03-31T07:00:00Z');
    expect(subjects()).toEqual(['Su día en Infinite Connections: 1 aviso']);
    expect(test.mailer.sent[0]?.text).toContain('Ann ha comentado en «La barca»');
    expect(test.mailer.sent[0]?.html).toContain('<html lang="es">');
  });

  it('comes once a period, even where a member moves to another zone', async () => {
    const { ann, tom } = await relatives();
    await notifyOfComment(ann, tom, 'Before');
    await at('2041-03-31T07:00:00Z');
    await run(`update users set time_zone = 'America/New_York' where id = ?`, [tom.userId]);
    await notifyOfComment(ann, tom, 'After');
    await at('2041-03-31T12:00:00Z');
    expect(titles()).toEqual([['Before']]);
    await at('2041-04-01T12:00:00Z');
    expect(titles()).toEqual([['Before'], ['After']]);
  });

  it('of the week comes on Monday', async () => {
    const { ann, tom } = await relatives();
    await choose(tom, 'WEEKLY');
    await notifyOfComment(ann, tom, 'Saturday');
    await at('2041-03-31T20:00:00Z');
    await notifyOfComment(ann, tom, 'Sunday');
    expect(subjects()).toEqual([]);
    await at('2041-04-01T07:00:00Z');
    expect(subjects()).toEqual(['Your week at Infinite Connections: 2 notifications']);
    await notifyOfComment(ann, tom, 'Too late');
    await at('2041-04-07T20:00:00Z');
    expect(subjects()).toHaveLength(1);
  });

  it('lists fifty of ten thousand', async () => {
    const { tom } = await relatives();
    await run(
      `insert into notifications (id, user_id, family_id, kind, path, words_values, created_at,
         mail_pace, mail_at)
       select uuidv7(), ?, ?, 'commentAdded', '/dashboard', '{"title":"x"}', now(), 'daily',
         '2041-03-31T07:00:00Z' from generate_series(1, 10000)`,
      [tom.userId, tom.familyId],
    );
    await at('2041-03-31T07:00:00Z');
    expect(subjects()).toEqual(['Your day at Infinite Connections: more than 50 notifications']);
    expect(titles()[0]).toHaveLength(50);
  });

  it('says nothing of a family to someone who left it, and nothing that was read', async () => {
    const { ann, tom } = await relatives();
    await notifyOfComment(ann, tom, 'Of the family');
    await notifyOfComment(tom, ann, 'Read');
    await graphql(test, ReadAllNoticesDocument, {}, ann.cookie);
    await graphql(test, RemoveMemberDocument, { id: tom.userId }, ann.cookie);
    await at('2041-03-31T07:00:00Z');
    const sent = test.mailer.sent.map(({ to, subject }) => [to.address, subject]);
    expect(sent).toEqual([
      [
        tom.email,
        'You no longer belong to The Test family. What you made there stays within your reach.',
      ],
    ]);
  });

  it.each([
    ['suspended', `update users set suspended_at = now() where id = ?`],
    ['deleted', `update users set deleted_at = now() where id = ?`],
    ['without a confirmed address', `update users set email_verified_at = null where id = ?`],
  ])('is not sent to an account that is %s', async (_, change) => {
    const { ann, tom } = await relatives();
    await notifyOfComment(ann, tom, 'Too late');
    await run(change, [tom.userId]);
    await at('2041-03-31T07:00:00Z');
    await at('2041-04-01T07:00:00Z');
    expect(subjects()).toEqual([]);
  });
});

describe('the link that stops mails', () => {
  const press = (url: string, payload = 'List-Unsubscribe=One-Click') =>
    test.server.inject({
      method: 'POST',
      url,
      payload,
      headers: {
        origin: 'https://mail.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
    });

  it('acts without an account and at once, on what waits and on what comes', async () => {
    const { ann, tom } = await relatives();
    await choose(tom, 'NOW');
    await notifyOfComment(ann, tom, 'First');
    await sendDue();
    const header = test.mailer.sent[0]?.headers?.['List-Unsubscribe'] ?? '';
    const { pathname } = new URL(header.slice(1, -1));
    await notifyOfComment(ann, tom, 'Waits');
    expect((await press(pathname)).statusCode).toBe(200);
    await sendDue();
    await notifyOfComment(ann, tom, 'Comes');
    await at('2041-04-07T20:00:00Z');
    expect(subjects()).toHaveLength(1);
    const { data } = await graphql(test, NoticeSettingsDocument, {}, tom.cookie);
    const paces = data?.noticeSettings.choices.map(({ mail }) => mail);
    expect(new Set(paces)).toEqual(new Set(['OFF', null]));
    const page = await press(pathname, 'page=1');
    expect([page.statusCode, page.headers.location]).toEqual([303, `${pathname}?done`]);
  });

  it('refuses a token that is not ours', async () => {
    const { tom } = await relatives();
    const forged = Buffer.from(tom.userId.replaceAll('-', '').padEnd(64, '0'), 'hex');
    for (const token of [forged.toString('base64url'), 'x', randomUUID()]) {
      const path = `/notifications/unsubscribe/${token}`;
      expect((await press(path)).statusCode).toBe(404);
      expect((await press(path, 'page=1')).headers.location).toBe(`${path}?unknown`);
    }
  });
});

describe('the release that sends mails first', () => {
  it('leaves out what was due before, and sends what becomes due', async () => {
    const { tom } = await relatives();
    await run(
      `insert into notifications (id, user_id, family_id, kind, path, words_values, created_at,
         mail_pace, mail_at)
       select uuidv7(), ?, ?, 'commentAdded', '/dashboard', '{}', now(), 'daily', due
       from (values (now() - interval '1 hour'), (now() + interval '1 hour')) as v (due)`,
      [tom.userId, tom.familyId],
    );
    const statements: string[] = [];
    Migration0460.prototype.up.call({ addSql: (sql: string) => statements.push(sql) });
    for (const statement of statements) await run(statement);
    expect(
      await run('select mail_at > now() as comes from notifications order by mail_at'),
    ).toEqual([{ comes: true }, { comes: null }]);
  });
});
