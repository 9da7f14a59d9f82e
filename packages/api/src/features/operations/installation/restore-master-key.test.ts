import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '#config/config.ts';
import { restoreMasterKey, rotateMasterKey } from '#features/operations/installation/index.ts';
import { masterKeyOf } from '#platform/crypto/master-keys.ts';
import { readMasterKeys } from '#platform/crypto/master-key.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let folder: string;
beforeEach(async () => {
  test = await createTestApp();
  folder = await mkdtemp(path.join(tmpdir(), 'infinite-restored-key-'));
});
afterEach(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});
const config = () => loadConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' });

describe('a master key that is put back', () => {
  it('is written for its owner alone when the database belongs to it', async () => {
    const key = test.app.keys.current;
    const file = await restoreMasterKey(config(), key, test.databaseUrl);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(readMasterKeys(config())?.current).toEqual(key);
    await restoreMasterKey(config(), key, test.databaseUrl);
  });

  it('is refused when the database belongs to another, and nothing is written', async () => {
    const wrong = masterKeyOf(randomBytes(32));
    await expect(restoreMasterKey(config(), wrong, test.databaseUrl)).rejects.toThrow(
      `belongs to the master key ${test.app.keys.current.id}; these shares give ${wrong.id}`,
    );
    expect(await readdir(folder)).toEqual([]);
  });

  it('does not overwrite another one that is there', async () => {
    const there = masterKeyOf(randomBytes(32));
    await restoreMasterKey(config(), there, undefined);
    const key = test.app.keys.current;
    await expect(restoreMasterKey(config(), key, test.databaseUrl)).rejects.toThrow(there.id);
    expect(readMasterKeys(config())?.current).toEqual(there);
  });

  it('that was retired comes back beside the active one', async () => {
    const former = test.app.keys.current;
    await rotateMasterKey(test.app);
    await restoreMasterKey(config(), test.app.keys.current, test.databaseUrl);
    await restoreMasterKey(config(), former, test.databaseUrl);
    expect(readMasterKeys(config())).toEqual({ current: test.app.keys.current, others: [former] });
  });
});
