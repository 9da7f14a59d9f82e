import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OutgoingMail } from '#adapters/mailer/port.ts';
import { newContext } from '#platform/context.ts';
import { noteOpened } from '#features/messages/delivery/note-opened.ts';
import { sendDue } from '#features/messages/delivery/send-due.ts';
import { sweepOnce } from '#features/messages/delivery/sweep.ts';
import { signStandard } from '#platform/http/standard-signature.ts';
import { armMessage } from '#testing/armed-message.ts';
import { drainJobs } from '#testing/drain-jobs.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const secret = 'what the relay signs with, long';
let testApp: TestApp;
let member: TestMember;
beforeEach(async () => {
  testApp = await createTestApp({
    now: '2041-04-01T09:00:00Z',
    env: {
      DELIVERY_RETURN_ADDRESS: 'bounces@post.example.org',
      DELIVERY_FEEDBACK_SECRET: secret,
    },
  });
  member = await signUpMember(testApp, { email: 'maria@example.org' });
  await armMessage(testApp, member);
  testApp.clock.set('2041-05-04T08:00:00Z');
  await turn();
});
afterEach(() => testApp.close());

const system = () => newContext(testApp.app, { kind: 'system', job: 'test' });
async function turn() {
  await sweepOnce(system());
  await sendDue(system());
  await sweepOnce(system());
  await drainJobs(testApp, 'send-notice', 'send-deliveries');
}

const letters = () => testApp.mailer.sent.filter(({ subject }) => !subject.startsWith('We could'));
const notices = () => testApp.mailer.sent.filter(({ subject }) => subject.startsWith('We could'));
function letter(at = -1): OutgoingMail {
  const mail = letters().at(at);
  if (!mail) throw new Error('no mail left');
  return mail;
}
const linkOf = (mail: OutgoingMail) => /\/shared\/([\w-]+)/.exec(mail.text)?.[1] ?? '';

function report(payload: object, key = secret) {
  const body = JSON.stringify(payload);
  const seconds = Math.floor(testApp.clock.now().epochMilliseconds / 1000);
  return testApp.server.inject({
    method: 'POST',
    url: '/deliveries/feedback',
    headers: {
      'content-type': 'application/json',
      ...signStandard(key, { id: 'one', seconds, body }),
    },
    payload: body,
  });
}
const bounce = (returnPath: string | undefined) =>
  report({ kind: 'bounce', returnPath, detail: '550 5.1.1 no such user' });

async function standing() {
  const [row] = await testApp.app.orm.em.getConnection().execute<Record<string, unknown>[]>(
    `select d.id, d.state, d.problem, m.state as message
     from deliveries d join messages m on m.id = d.message_id`,
  );
  return row;
}

test('gap 1: each delivery has a return path of its own, within 64 octets', () => {
  const [local = ''] = (letter().returnPath ?? '').split('@');
  expect(local).toMatch(/^bounces\+[0-9a-f]{32}\.1\.[0-9a-f]{16}$/);
  expect(local.length).toBeLessThanOrEqual(64);
});

test('gap 1: a bounce fails the delivery and notifies its author, who corrects the address', async () => {
  expect(await standing()).toMatchObject({ state: 'DELIVERED', message: 'DELIVERED' });
  const old = letter();
  expect((await bounce(old.returnPath)).statusCode).toBe(204);
  expect(await standing()).toMatchObject({
    state: 'FAILED',
    problem: 'BOUNCED',
    message: 'FAILED',
  });
  await turn();
  expect(notices()).toHaveLength(1);
  expect(notices()[0]).toMatchObject({ to: { address: 'maria@example.org' } });
  expect(notices()[0]?.text).toContain('the email bounced');
  expect(notices()[0]?.text).toContain('550 5.1.1 no such user');

  const { errors } = await graphql(
    testApp,
    `
      mutation ($id: ID!) {
        updateRecipientAddress(deliveryId: $id, email: "ines@example.net") {
          state
        }
      }
    `,
    { id: String((await standing())?.['id']) },
    member.cookie,
  );
  expect(errors).toEqual([]);
  await turn();
  expect(letter()).toMatchObject({ to: { address: 'ines@example.net' } });
  expect(await standing()).toMatchObject({ state: 'DELIVERED', message: 'DELIVERED' });
  // A late bounce of the first address says nothing about the second.
  await bounce(old.returnPath);
  await report({ kind: 'bounce', messageId: old.messageId, detail: '' });
  expect(await standing()).toMatchObject({ state: 'DELIVERED' });
});

test('gap 1: reported twice, by Message-ID too, a bounce counts once', async () => {
  await report({ kind: 'bounce', messageId: `<${letter().messageId}>`, detail: 'gone' });
  await bounce(letter().returnPath);
  await turn();
  expect(notices()).toHaveLength(1);
});

test('gap 1: an opened message has arrived, whatever a mail server says', async () => {
  await noteOpened(system(), linkOf(letter()));
  expect((await bounce(letter().returnPath)).statusCode).toBe(204);
  expect(await standing()).toMatchObject({ state: 'DELIVERED', problem: null });
  await turn();
  expect(notices()).toEqual([]);
});

test('gap 1: a forged return path, a wrong signature and a complaint fail nothing', async () => {
  const forged = letter().returnPath?.replace(/\.[0-9a-f]{16}@/, '.0000000000000000@');
  expect((await bounce(forged)).statusCode).toBe(204);
  expect((await report({ kind: 'bounce' }, 'another secret, also long')).statusCode).toBe(403);
  expect((await bounce('nobody@example.org')).statusCode).toBe(204);
  const complaint = { kind: 'complaint', returnPath: letter().returnPath, detail: 'spam' };
  expect((await report(complaint)).statusCode).toBe(204);
  expect((await report({ kind: 'nonsense' })).statusCode).toBe(400);
  expect(await standing()).toMatchObject({ state: 'DELIVERED', problem: null });
});
