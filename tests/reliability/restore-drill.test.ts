import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { FixedClock } from '@infinite/api/adapters/clock/fixed-clock';
import { OutboxMailer } from '@infinite/api/adapters/mailer/outbox-mailer';
import { createBackupStore, createBlobStore } from '@infinite/api/adapters/storage/storage';
import { createApp, createHttpServer } from '@infinite/api/app';
import { loadConfig } from '@infinite/api/config/config';
import { newContext } from '@infinite/api/platform/context';
import {
  restoreFromTarget,
  scheduleBackupSweep,
} from '@infinite/api/features/operations/backups/index';
import { releaseHold, sendDue, sweepOnce } from '@infinite/api/features/messages/delivery/index';
import {
  adoptStorage,
  bindStorage,
  restoreMasterKey,
} from '@infinite/api/features/operations/installation/index';
import { combineShares, readShare, shareMasterKey } from '@infinite/api/platform/crypto/key-shares';
import { KeyRing } from '@infinite/api/platform/crypto/key-ring';
import { readMasterKeys } from '@infinite/api/platform/crypto/master-key';
import { armMessage } from '@infinite/api/testing/armed-message';
import { drainJobs } from '@infinite/api/testing/drain-jobs';
import { emptyDatabase } from '@infinite/api/testing/empty-database';
import { keepRecording } from '@infinite/api/testing/kept-recording';
import { signUpMember } from '@infinite/api/testing/members';
import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';

const folders: string[] = [];
const newFolder = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'infinite-drill-'));
  folders.push(folder);
  return folder;
};
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

type Machine = Pick<TestApp, 'app'>;
const system = ({ app }: Machine) => newContext(app, { kind: 'system', job: 'test' });

async function deliverDue(machine: Machine, mailer: OutboxMailer): Promise<string[]> {
  const before = mailer.sent.length;
  await sweepOnce(system(machine));
  await sendDue(system(machine));
  return mailer.sent
    .slice(before)
    .flatMap(({ text }) => /\/shared\/([\w-]+)/.exec(text)?.[1] ?? []);
}

/** What survives of an installation: mailed links, the backup target and three shares on paper. */
async function livedAndLost() {
  const target = await newFolder();
  const test = await createTestApp({
    env: { BACKUP_URL: `file://${target}` },
    now: '2041-04-01T09:00:00Z',
  });
  const member = await signUpMember(test);
  const contents = Array.from({ length: 5 }, () => randomBytes(150_000));
  const recordings = await Promise.all(
    contents.map(async (content) => ({ id: await keepRecording(test, member, content), content })),
  );
  const chosen = recordings[Math.floor(Math.random() * recordings.length)];
  if (!chosen) throw new Error('no recording');
  const on = (localDate: string) => armMessage(test, member, { trigger: { localDate } });
  await on('2041-05-04');
  await on('2041-05-20');
  test.clock.set('2041-05-05T08:00:00Z');
  const links = await deliverDue(test, test.mailer);
  await scheduleBackupSweep.run(system(test));
  await drainJobs(test, 'make-backup');
  const [backup] = await test.app.orm.em
    .getConnection()
    .execute<{ state: string; sample_kind: string }[]>('select state, sample_kind from backups');
  expect(backup).toEqual({ state: 'DONE', sample_kind: 'VOICE' });
  const shares = await shareMasterKey(test.app.keys.current, 5, 3);
  await test.close();
  return { target, links, chosen, cookie: member.cookie, shares: shares.slice(2) };
}

describe('a restore drill', () => {
  it('from backup target and shares alone, on an empty machine', async () => {
    const { target, links, chosen, cookie, shares } = await livedAndLost();
    expect(links).toHaveLength(1);

    const dataDir = await newFolder();
    expect(await readdir(dataDir)).toEqual([]);
    const copy = await newFolder();
    await cp(target, copy, { recursive: true });
    const database = await emptyDatabase();
    const env = { DATA_DIR: dataDir, BACKUP_URL: `file://${copy}`, LOG_LEVEL: 'silent' };
    const config = loadConfig(env);
    const key = await combineShares(shares.map(readShare));
    await restoreMasterKey(config, key, undefined);
    const restored = await restoreFromTarget({
      keys: new KeyRing(readMasterKeys(config)),
      target: await createBackupStore(config),
      storage: await createBlobStore(config),
      databaseUrl: database.url,
    });
    expect(restored).toMatchObject({ objects: 5, damaged: [] });

    const mailer = new OutboxMailer();
    const clock = new FixedClock('2041-05-21T12:00:00Z');
    const app = await createApp(config, database.url, { clock, mailer });
    try {
      await app.start();
      await adoptStorage(app);
      await bindStorage(app);
      const { server } = await createHttpServer(app);
      await server.ready();

      // Links that were mailed before open.
      const page = await server.inject({ method: 'POST', url: `/shared/${links[0]}/opened` });
      expect(page.statusCode).toBeLessThan(400);
      const [delivery] = await database.ask<{ opened: boolean }>(
        'select opened_at is not null as opened from deliveries',
      );
      expect(delivery).toEqual({ opened: true });

      // A random recording plays, bit for bit.
      const played = await server.inject({
        url: `/media/${chosen.id}/original`,
        headers: { cookie },
      });
      expect(played.statusCode).toBe(200);
      expect(played.rawPayload.equals(chosen.content)).toBe(true);

      // Nothing is disarmed, and nothing is sent until somebody confirms, though a message is due.
      const states = await database.ask<{ state: string }>(
        'select state from messages order by local_date',
      );
      expect(states.map(({ state }) => state)).toEqual(['DELIVERING', 'SCHEDULED']);
      expect(await deliverDue({ app }, mailer)).toEqual([]);
      expect(mailer.sent).toEqual([]);
      await releaseHold(system({ app }));
      expect(await deliverDue({ app }, mailer)).toHaveLength(1);
      const [left] = await database.ask<{ armed: number }>(
        `select count(*)::int as armed from messages where state not in ('DELIVERED', 'DELIVERING')`,
      );
      expect(left).toEqual({ armed: 0 });
      await server.close();
    } finally {
      await app.stop();
      await database.drop();
    }
  });
});
