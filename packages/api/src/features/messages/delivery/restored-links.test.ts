import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import pg from 'pg';
import type { OutgoingMail } from '#adapters/mailer/port.ts';
import { OutboxMailer } from '#adapters/mailer/outbox-mailer.ts';
import { createApp, type App } from '#app.ts';
import { newContext } from '#platform/context.ts';
import { backupToFile, restoreFromFile } from '#features/operations/backups/index.ts';
import { holdStatus, releaseHold } from '#features/messages/delivery/hold.ts';
import { updateRecipientAddress } from '#features/messages/delivery/retry-delivery.ts';
import { sendDue } from '#features/messages/delivery/send-due.ts';
import { sharedPage } from '#features/messages/delivery/shared-page.ts';
import { sweepOnce } from '#features/messages/delivery/sweep.ts';
import { newId } from '#platform/database/id.ts';
import { armMessage } from '#testing/armed-message.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let member: TestMember;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'infinite-restored-'));
  testApp = await createTestApp({ now: '2041-04-01T09:00:00Z' });
  member = await signUpMember(testApp);
  await armMessage(testApp, member, { recipients: ['ines@example.org', 'rui@example.org'] });
});
afterEach(async () => {
  await testApp.close();
  await rm(folder, { recursive: true, force: true });
});

const system = (app: App) => newContext(app, { kind: 'system', job: 'test' });

async function deliver(app: App, mailer: OutboxMailer): Promise<OutgoingMail[]> {
  testApp.clock.set('2041-05-04T08:00:00Z');
  await sweepOnce(system(app));
  await sendDue(system(app));
  return mailer.sent.filter(({ purpose, to }) => purpose === 'delivery' && to.name !== undefined);
}

const linkOf = (mail: OutgoingMail) => /\/shared\/([\w-]+)/.exec(mail.text)?.[1] ?? '';
const namesOf = (mails: OutgoingMail[]) =>
  mails.map((mail) => ({ to: mail.to.address, id: mail.messageId, link: linkOf(mail) }));
const byAddress = (mails: OutgoingMail[]) =>
  namesOf(mails).toSorted((one, other) => one.to.localeCompare(other.to));

/** A restore of `file` on another machine: another database, another data folder, same keys. */
async function restored(
  file: string,
): Promise<{ app: App; mailer: OutboxMailer; drop(): Promise<void> }> {
  const url = new URL(inject('databaseUrl'));
  const name = `restored_${newId().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: url.toString() });
  await admin.connect();
  await admin.query(`create database ${name}`);
  url.pathname = `/${name}`;
  await restoreFromFile(testApp.app.keys, file, url.toString());
  const mailer = new OutboxMailer();
  const dataDir = path.join(folder, 'new');
  const { clock, app: before } = testApp;
  await cp(path.join(testApp.dataDir, 'keys'), path.join(dataDir, 'keys'), { recursive: true });
  const config = { ...before.config, dataDir };
  const app = await createApp(config, url.toString(), { clock, mailer });
  await app.start();
  return {
    app,
    mailer,
    drop: async () => {
      await app.stop();
      await admin.query(`drop database ${name}`);
      await admin.end();
    },
  };
}

test('D10: after a restore mails are resent with the same Message-ID, and links mailed before open', async () => {
  const file = path.join(folder, 'before.icbackup');
  await backupToFile(testApp.app, file);
  const first = byAddress(await deliver(testApp.app, testApp.mailer));
  expect(first).toHaveLength(2);

  const machine = await restored(file);
  expect(await deliver(machine.app, machine.mailer)).toEqual([]);
  expect(await holdStatus(system(machine.app))).toMatchObject({ held: true });
  await releaseHold(system(machine.app));
  const again = byAddress(await deliver(machine.app, machine.mailer));
  expect(again).toEqual(first);
  for (const { link } of first) {
    expect(await sharedPage(system(machine.app), link)).toMatchObject({ state: 'OPENABLE' });
  }
  await machine.drop();
});

test('D10: a corrected address has the same Message-ID and link after a restore too', async () => {
  const file = path.join(folder, 'before.icbackup');
  await backupToFile(testApp.app, file);
  const mend = async (app: App, mailer: OutboxMailer) => {
    await deliver(app, mailer);
    const run = <Row>(sql: string) => app.orm.em.getConnection().execute<Row[]>(sql);
    const [failed] = await run<{ id: string }>(
      `update deliveries set state = 'FAILED', problem = 'REFUSED', delivered_at = null
       where address = 'rui@example.org' returning id`,
    );
    mailer.sent.length = 0;
    const ctx = newContext(app, (await member.ctx()).actor);
    await updateRecipientAddress(ctx, { deliveryId: failed?.id ?? '', email: 'rui@example.net' });
    return namesOf(await deliver(app, mailer));
  };
  const first = await mend(testApp.app, testApp.mailer);
  expect(first).toMatchObject([{ to: 'rui@example.net', id: expect.stringMatching(/\.2@/) }]);
  testApp.clock.set('2041-04-01T09:00:00Z');

  const machine = await restored(file);
  await releaseHold(system(machine.app));
  expect(await mend(machine.app, machine.mailer)).toEqual(first);
  await machine.drop();
});
