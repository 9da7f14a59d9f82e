import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openVault, sealOriginal } from '@infinite/api/features/recordings/recordings/index';
import { newContext } from '@infinite/api/platform/context';
import { signUpMember, type TestMember } from '@infinite/api/testing/members';
import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';
import type { ArrivalQueue } from '../../packages/site/src/vault/add/queue/arrival-queue.ts';
import { digestContent } from '../../packages/site/src/vault/add/queue/digest-content.ts';
import { chosenFile } from '../../packages/site/src/vault/add/queue/new-entry.ts';
import { openQueue } from '../../packages/site/src/vault/add/queue/open-queue.ts';
import { MemoryStore } from '../../packages/site/src/vault/add/queue/testing/memory-store.ts';
import { KillableApi } from './killable-api.ts';

const files = 2000;
const kills = 3;
/** Read back bit for bit; of the others the length is compared. */
const readBack = 40;
/** Where the page stands: the product's address, whatever port it listens on after a kill. */
const origin = 'https://family.example';

let test: TestApp;
let member: TestMember;
let api: KillableApi;

beforeAll(async () => {
  test = await createTestApp();
  member = await signUpMember(test);
  // Without a worker: what arrives is compared, not what is made of it.
  api = new KillableApi({ DATABASE_URL: test.databaseUrl, DATA_DIR: test.dataDir, ROLE: 'web' });
  await api.start();
});
afterAll(async () => {
  await api.kill();
  await test.close();
});

/** The page's requests go to the product, signed in. */
function connect(): void {
  const real = fetch;
  vi.stubGlobal('fetch', (input: string | URL, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('cookie', member.cookie);
    const { pathname } = new URL(String(input), origin);
    return real(api.origin + pathname, { ...init, headers });
  });
}

const textOf = (at: number): string => `photo ${at} `.repeat(1 + (at % 40));
const keptBy = (queue: ArrivalQueue): number =>
  queue.entries.filter(({ state }) => state === 'kept').length;

describe(`${files} files while the server is killed ${kills} times and the page reloads`, () => {
  it('all arrive, each once, bit for bit', async () => {
    connect();
    const store = new MemoryStore(10_000);
    const open = (): Promise<ArrivalQueue> =>
      openQueue({
        memberId: member.userId,
        familyId: member.familyId,
        limitMb: 100,
        endpoint: `${origin}/media/uploads`,
        store,
        digest: digestContent,
        onSignInNeeded: () => Promise.reject(new Error('the session is gone')),
        onChange: () => {},
      });
    let queue = await open();
    await queue.add(
      Array.from({ length: files }, (_, at) =>
        chosenFile(new File([textOf(at)], `IMG_${at}.jpg`, { lastModified: at }), 'Takeout'),
      ),
    );
    for (let kill = 1; kill <= kills; kill += 1) {
      const due = (files * kill) / (kills + 1);
      await vi.waitUntil(() => keptBy(queue) >= due, { timeout: 120_000, interval: 5 });
      await api.kill();
      // One of the three takes the page along.
      if (kill === 2) {
        queue.stop();
        queue = await open();
      }
      await api.start();
    }
    await vi.waitUntil(() => keptBy(queue) === files, { timeout: 120_000, interval: 20 });

    const rows: { id: string; take_id: string; bytes: string; received: string }[] =
      await test.app.orm.em.getConnection().execute(
        `select r.id, r.take_id, r.bytes, u.received from recordings r
         join recording_uploads u on u.recording_id = r.id and u.length = u.received
         where r.family_id = ? and r.state = 'PROCESSING'`,
        [member.familyId],
      );
    expect(rows).toHaveLength(files);
    const byTake = new Map(rows.map((row) => [row.take_id, row]));
    for (const { id, size, recordingId } of queue.entries) {
      const row = byTake.get(id);
      expect([row?.id, Number(row?.bytes)]).toEqual([recordingId, size]);
    }

    const ctx = newContext(test.app, { kind: 'system', job: 'many files' });
    const vault = await openVault(ctx, member.familyId);
    for (let at = 0; at < files; at += files / readBack) {
      const row = byTake.get(queue.entries[at]?.id ?? '');
      await sealOriginal(ctx, vault, row?.id ?? '', Number(row?.bytes));
      const [sealed]: { sha256: string }[] = await test.app.orm.em
        .getConnection()
        .execute('select sha256 from recordings where id = ?', [row?.id]);
      expect(sealed?.sha256).toBe(createHash('sha256').update(textOf(at)).digest('hex'));
    }
  });
});
