import { SmtpSink } from '@infinite/api/testing/smtp-sink';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DeliveryCrowd, pause, readyOrDead } from './delivery-crowd.ts';

/** The proof asks for 200 and 5,000; smaller ones are for trying the test itself. */
const kills = Number(process.env['KILLS'] ?? 200);
const messages = Number(process.env['MESSAGES'] ?? 5_000);
const slots = 2;

let crowd: DeliveryCrowd;
beforeAll(async () => {
  crowd = await DeliveryCrowd.gather(new SmtpSink(), messages);
});
afterAll(() => crowd.disperse());

test(`D2, D9: ${kills} SIGKILLs while ${messages} messages fall due: none lost, none doubled but the named unknowns`, async () => {
  let killed = 0;
  const slot = async () => {
    while (killed < kills) {
      const worker = crowd.startWorker();
      if (await readyOrDead(worker)) {
        await crowd.letFallDue((killed + slots * 2) / kills);
        await pause(50 + Math.random() * 900);
      }
      worker.kill('SIGKILL');
      killed += 1;
      if (killed % 50 === 0) console.log(`${killed} kills, ${crowd.sink.mails.length} mails`);
    }
  };
  await Promise.all(Array.from({ length: slots }, slot));

  const last = crowd.startWorker();
  await readyOrDead(last);
  await crowd.untilAllRest();
  last.kill('SIGKILL');

  const { unknowns } = await crowd.expectEachOnce({ kills: killed });
  // A test in which no kill hit a conversation would prove nothing.
  expect(unknowns).toBeGreaterThan(kills / 20);
});
