import { once } from 'node:events';
import { SmtpSink } from '@infinite/api/testing/smtp-sink';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DeliveryCrowd, readyOrDead } from './delivery-crowd.ts';

/** `npm run test:long` runs DEPLOYS=50 MESSAGES=5000. */
const deploys = Number(process.env['DEPLOYS'] ?? 4);
const messages = Number(process.env['MESSAGES'] ?? 400);

let crowd: DeliveryCrowd;
beforeAll(async () => {
  crowd = await DeliveryCrowd.gather(new SmtpSink(), messages);
});
afterAll(() => crowd.disperse());

test(`C13: ${deploys} deploys while ${messages} messages fall due: each arrives once, and no outcome is unknown`, async () => {
  let old = crowd.startWorker();
  expect(await readyOrDead(old)).toBe(true);
  for (let deploy = 1; deploy <= deploys; deploy += 1) {
    const next = crowd.startWorker();
    expect(await readyOrDead(next)).toBe(true);
    const before = crowd.sink.mails.length;
    await crowd.letFallDue(deploy / deploys);
    await vi.waitFor(() => expect(crowd.sink.mails.length).toBeGreaterThan(before), {
      timeout: 60_000,
      interval: 5,
    });
    // Both are at work: the old one drains while the new one goes on.
    const exit = once(old, 'exit');
    old.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    old = next;
  }
  await crowd.untilAllRest();
  old.kill('SIGKILL');
  const { unknowns } = await crowd.expectEachOnce({ deploys });
  expect(unknowns).toBe(0);
  // Authors get delivery notices too.
  const delivered = crowd.sink.mails.filter(({ messageId }) => messageId.startsWith('delivery.'));
  expect(delivered).toHaveLength(messages);
  // Nothing was disarmed on the way.
  expect(
    await crowd.count(
      `select count(*) from messages where state not in ('DELIVERED', 'DELIVERING')`,
    ),
  ).toBe(0);
});
