import { generateTree } from '@infinite/gedcom/testing/generate-tree';
import { TreeFiles } from '@infinite/api/features/tree/gedcom/testing/tree-files';
import { signUpMember } from '@infinite/api/testing/members';
import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { KillableApi } from './killable-api.ts';

/** `npm run test:long` runs KILLS=200. */
const kills = Math.min(Number(process.env['KILLS'] ?? 2), 5);
const individuals = 6000;

let test: TestApp;
let api: KillableApi;
beforeAll(async () => {
  // The killed process goes by the real clock.
  test = await createTestApp({ now: new Date().toISOString() });
  api = new KillableApi({ DATABASE_URL: test.databaseUrl, DATA_DIR: test.dataDir });
});
afterAll(async () => {
  await api.kill();
  await test.close();
});

describe('an import while its worker is killed', () => {
  it(`shows nothing of the file in ${kills} kills, and then all of it once`, async () => {
    const family = new TreeFiles(test, await signUpMember(test));
    const { id } = await family.analyzed(Buffer.from([...generateTree(individuals)].join('')));
    await family.confirm(id);
    for (let kill = 0; kill < kills; kill += 1) {
      await api.start();
      await vi.waitUntil(async () => (await family.shown(id)).progress > 5, {
        timeout: 300_000,
        interval: 20,
      });
      await api.kill();
      expect(await family.counts()).toEqual({});
      expect(await family.shown(id)).toMatchObject({ state: 'IMPORTING', changeId: null });
      await test.app.orm.em
        .getConnection()
        .execute('update tree_imports set progress = 0 where id = ?', [id]);
    }
    await api.start();
    await vi.waitUntil(async () => (await family.shown(id)).state === 'DONE', {
      timeout: 400_000,
      interval: 200,
    });
    expect(await family.counts()).toMatchObject({ INDI: individuals, SUBM: 1 });
  });
});
