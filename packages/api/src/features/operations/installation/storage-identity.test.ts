import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp, type App } from '#app.ts';
import { loadConfig } from '#config/config.ts';
import { adoptStorage, bindStorage, storageMark } from '#features/operations/installation/index.ts';
import { StartRefused } from '#platform/errors/start-refused.ts';
import { signUpMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let folder: string;
const opened: App[] = [];
beforeEach(async () => {
  test = await createTestApp();
  folder = await mkdtemp(path.join(tmpdir(), 'infinite-storage-'));
});
afterEach(async () => {
  for (const app of opened.splice(0)) await app.stop();
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

/** Another node of the same database, with a disk of its own. */
async function nodeWith(storageUrl: string): Promise<App> {
  const config = loadConfig({
    LOG_LEVEL: 'silent',
    DATA_DIR: test.dataDir,
    STORAGE_URL: storageUrl,
  });
  const app = await createApp(config, test.databaseUrl, { clock: test.clock });
  opened.push(app);
  await app.start();
  return app;
}

async function refusalOf(app: App): Promise<string> {
  const error: unknown = await bindStorage(app).catch((problem: unknown) => problem);
  if (!(error instanceof StartRefused)) throw new Error('it was taken', { cause: error });
  return `${error.message} ${error.wayOut}`;
}

const recordingOf = async (app: TestApp) => {
  const { familyId, userId } = await signUpMember(app);
  await app.app.orm.em.getConnection().execute(
    `insert into recordings (id, family_id, created_by, take_id, kind, state, origin, title,
       file_name, claimed_type, created_at, updated_at)
     values (gen_random_uuid(), ?, ?, gen_random_uuid(), 'VOICE', 'READY', 'recorded', 'One', 'a', 'b',
       now(), now())`,
    [familyId, userId],
  );
};

describe('the storage of a database', () => {
  it('is marked by the first start and taken by every later one', async () => {
    await bindStorage(test.app);
    await bindStorage(test.app);
    expect(await test.app.blobs.stat(storageMark)).not.toBeNull();
  });

  it('is not the empty disk of a second node: it refuses and says how to go on', async () => {
    await bindStorage(test.app);
    const node = await nodeWith(`file://${folder}`);
    const refusal = await refusalOf(node);
    expect(refusal).toContain(folder);
    expect(refusal).toContain('storage adopt');
    expect(await node.blobs.stat(storageMark)).toBeNull();
  });

  it('is not that of another database', async () => {
    const other = await createTestApp();
    try {
      await bindStorage(other.app);
      await bindStorage(test.app);
      const node = await nodeWith(`file://${other.dataDir}/media`);
      expect(await refusalOf(node)).toContain('belongs to another database');
    } finally {
      await other.close();
    }
  });

  it('is not an empty one beside recordings, even before anything was marked', async () => {
    await recordingOf(test);
    expect(await refusalOf(test.app)).toContain('none of its recordings');
  });

  it('may be another one when an operator says that it was moved', async () => {
    await bindStorage(test.app);
    await recordingOf(test);
    const node = await nodeWith(`file://${folder}`);
    expect(await adoptStorage(node)).toEqual({ there: 0, expected: 1 });
    await bindStorage(node);
  });

  it('that cannot be read refuses in one line', async () => {
    const node = await nodeWith('s3://a:b@media?endpoint=http://127.0.0.1:9');
    expect(await refusalOf(node)).toMatch(
      /The storage s3:\/\/media\/ at 127.0.0.1:9 cannot be read/,
    );
  });
});
