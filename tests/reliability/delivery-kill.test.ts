import { SmtpSink } from '@infinite/api/testing/smtp-sink';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DeliveryCrowd, pause, readyOrDead } from './delivery-crowd.ts';

/** `npm run test:long` runs KILLS=200 MESSAGES=5000. */
const kills = Number(process.env['KILLS'] ?? 20);
const messages = Number(process.env['MESSAGES'] ?? 600);
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
        const arrival = crowd.nextArrival();
        await crowd.letFallDue((killed + slots * 2) / kills);
        // Every other kill is aimed at a conversation, the rest at whatever a worker does.
        const moment = 50 + Math.random() * 900;
        if (killed % 2 === 0) await pause(moment);
        else await Promise.race([arrival.then(() => pause(Math.random() * 60)), pause(1_000)]);
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
