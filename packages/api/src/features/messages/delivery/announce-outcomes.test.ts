import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { MailRefused } from '#adapters/mailer/port.ts';
import { noteOpened, sweepOnce } from '#features/messages/delivery/index.ts';
import { webhookBody } from '@infinite/schema/webhooks/webhook-event';
import { WebhookBench } from '#features/integrations/webhooks/testing/webhook-bench.ts';
import { armMessage } from '#testing/armed-message.ts';
import { drainJobs } from '#testing/drain-jobs.ts';
import { signUpMember } from '#testing/members.ts';

let bench: WebhookBench;
beforeAll(async () => {
  bench = await WebhookBench.open();
});
afterEach(() => bench.clear());
afterAll(() => bench.close());

/** Moves the clock and runs engine, sender and webhooks until nothing is due. */
async function at(instant: string): Promise<void> {
  bench.test.clock.set(instant);
  for (let worked = 1; worked > 0;) {
    await sweepOnce(bench.system());
    worked = await drainJobs(bench.test, 'send-notice', 'send-deliveries');
  }
  await bench.wakeAndSend();
}

const events = ['message.delivered', 'message.failed', 'message.opened'];

it('its author’s webhook gets a delivery and its opening, with ids and instants only', async () => {
  const { test } = bench;
  const ann = await signUpMember(test);
  await bench.hook(ann, events);
  const title = 'For your wedding';
  const messageId = await armMessage(test, ann, { title, recipients: ['ines@example.org'] });
  await at('2041-05-02T08:00:00Z');
  await at('2041-05-03T08:00:00Z');
  expect(bench.receiver.received).toEqual([]);
  await at('2041-05-04T08:00:00Z');
  expect(bench.receiver.events()).toMatchObject([
    {
      type: 'message.delivered',
      timestamp: '2041-05-04T08:00:00Z',
      data: { familyId: ann.familyId, messageId, occurrence: '2041-05-04', late: false },
    },
  ]);
  const token = test.mailer.sent
    .map(({ text }) => /\/shared\/([\w-]{43})/.exec(text)?.[1])
    .findLast((found) => found !== undefined)!;
  await noteOpened(bench.system(), token);
  await noteOpened(bench.system(), token);
  await bench.wakeAndSend();
  expect(bench.receiver.events().map(({ type }) => type)).toEqual([
    'message.delivered',
    'message.opened',
  ]);
  for (const { body } of bench.receiver.received) {
    expect(webhookBody.safeParse(JSON.parse(body)).error).toBeUndefined();
    expect(body).not.toMatch(/wedding|ines|example\.org|Dear/i);
  }
});

it('a webhook gets a failure when it is final, not before', async () => {
  const { test } = bench;
  const ann = await signUpMember(test);
  await bench.hook(ann, events);
  await armMessage(test, ann, { recipients: ['nobody@example.org'] });
  const send = test.mailer.send.bind(test.mailer);
  test.mailer.send = (mail) =>
    mail.to.address === 'nobody@example.org'
      ? Promise.reject(new MailRefused(true, '550 no such user'))
      : send(mail);
  await at('2041-05-04T08:00:00Z');
  test.mailer.send = send;
  expect(bench.receiver.events()).toMatchObject([
    { type: 'message.failed', data: { problem: 'REFUSED', attempts: 1 } },
  ]);
  expect(webhookBody.safeParse(bench.receiver.events()[0]).error).toBeUndefined();
});
