import { SmtpSink } from '@infinite/api/testing/smtp-sink';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DatabaseProxy } from './database-proxy.ts';
import { DeliveryCrowd, pause, readyOrDead } from './delivery-crowd.ts';

/** `npm run test:long` runs CUTS=200 MESSAGES=5000. */
const cuts = Number(process.env['CUTS'] ?? 12);
const messages = Number(process.env['MESSAGES'] ?? 300);

let crowd: DeliveryCrowd;
let proxy: DatabaseProxy;
let proxied: string;
beforeAll(async () => {
  crowd = await DeliveryCrowd.gather(new SmtpSink(), messages);
  const url = new URL(crowd.testApp.databaseUrl);
  proxy = new DatabaseProxy({ host: url.hostname, port: Number(url.port) });
  url.hostname = '127.0.0.1';
  url.port = String(await proxy.listen());
  proxied = url.toString();
});
afterAll(async () => {
  await crowd.disperse();
  await proxy.close();
});

test(`D2, D9: ${cuts} cuts of the database line while ${messages} messages fall due: none lost, none doubled but the named unknowns`, async () => {
  let worker = crowd.startWorker(proxied);
  await readyOrDead(worker);
  while (proxy.cuts < cuts) {
    // A worker that gives up on its database is started again, as its supervisor would.
    if (worker.exitCode !== null || worker.signalCode !== null) {
      worker = crowd.startWorker(proxied);
      await readyOrDead(worker);
    }
    await crowd.letFallDue((proxy.cuts + 2) / cuts);
    const direction = Math.random() < 0.5 ? 'statement' : 'answer';
    const statement = 1 + Math.floor(Math.random() * 60);
    await Promise.race([proxy.cutAt(direction, statement), pause(5_000)]);
  }
  worker.kill('SIGKILL');
  const last = crowd.startWorker();
  await readyOrDead(last);
  await crowd.untilAllRest();
  last.kill('SIGKILL');
  await crowd.expectEachOnce({ cuts: proxy.cuts });
  expect(await crowd.count(`select count(*) from deliveries where state = 'FAILED'`)).toBe(0);
});
