import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FileBlobStore } from '#adapters/storage/file-store.ts';
import type { BlobStore } from '#adapters/storage/port.ts';
import { blobStoreAt } from '#adapters/storage/storage.ts';
import { newContext } from '#platform/context.ts';
import { familyKey } from '#features/people/families/index.ts';
import { rotateMasterKey } from '#features/operations/installation/index.ts';
import { originalOfRecording } from '#features/recordings/recordings/index.ts';
import { listManifests, readManifest } from '#features/operations/backups/media-manifest.ts';
import { restoreFromTarget } from '#features/operations/backups/restore-from-target.ts';
import { makeBackup } from '#features/operations/backups/make-backup.ts';
import { requestBackup } from '#features/operations/backups/request-backup.ts';
import { KeyRing } from '#platform/crypto/key-ring.ts';
import { SealedObject } from '#platform/crypto/open-sealed.ts';
import { emptyDatabase, type EmptyDatabase } from '#testing/empty-database.ts';
import { keepRecording } from '#testing/kept-recording.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { startS3Server } from '#testing/s3-server.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

/** A target that can break: `failing` names the keys that it no longer takes or removes. */
class FragileTarget extends FileBlobStore {
  failing = /^$/;
  altering = /^$/;
  readonly written: string[] = [];

  override async put(key: string, content: AsyncIterable<Uint8Array>) {
    if (this.failing.test(key)) {
      for await (const piece of content) void piece;
      throw Object.assign(new Error('the target hung up'), { code: 'ECONNRESET', syscall: 'read' });
    }
    this.written.push(key);
    return super.put(key, this.altering.test(key) ? altered(content) : content);
  }

  override async remove(key: string) {
    if (this.failing.test(key)) throw new Error('the target hung up');
    return super.remove(key);
  }
}

async function* altered(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const bytes = await buffer(Readable.from(content));
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 20) ^ 1, bytes.length - 20);
  yield bytes;
}

let folder: string;
let target: FragileTarget;
let test: TestApp;
let member: TestMember;
const databases: EmptyDatabase[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'infinite-media-backups-'));
  target = new FragileTarget(path.join(folder, 'target'));
  test = await createTestApp({ backups: target, now: '2041-05-04T23:30:00Z' });
  member = await signUpMember(test);
});
afterEach(async () => {
  await test.close();
  for (const database of databases.splice(0)) await database.drop();
  await rm(folder, { recursive: true, force: true });
});

interface Row {
  id: string;
  state: string;
  problem: string | null;
  objects: number;
  media_bytes: string;
  sample_kind: string | null;
  key_id: string;
}

async function made(on: TestApp = test): Promise<Row> {
  const ctx = newContext(on.app, { kind: 'system', job: 'test' });
  const id = await requestBackup(ctx);
  await makeBackup(newContext(on.app, { kind: 'system', job: 'test' }), id);
  const rows = await on.app.orm.em
    .getConnection()
    .execute<Row[]>('select * from backups where id = ?', [id]);
  if (!rows[0]) throw new Error('no row');
  return rows[0];
}

async function restored(from: BlobStore = target, ring: KeyRing = test.app.keys) {
  const database = await emptyDatabase();
  databases.push(database);
  const storage = new FileBlobStore(path.join(folder, `restored-${databases.length}`));
  const parts = { keys: ring, target: from, storage, databaseUrl: database.url };
  return { database, storage, parts };
}

async function contentOf(storage: BlobStore, id: string, key: Buffer): Promise<Buffer> {
  const name = originalOfRecording(id);
  const reader = await storage.open(name);
  const opened = await SealedObject.open(key, name, reader);
  return opened.read(0, opened.bytes).finally(() => reader.close());
}

const mediaAt = (store: FragileTarget) => store.written.filter((key) => key.startsWith('media/'));

describe('a backup of media', () => {
  it('is proven by decrypting a recording from it, and says what was decrypted', async () => {
    await keepRecording(test, member, randomBytes(300_000));
    const row = await made();
    expect(row).toMatchObject({ state: 'DONE', objects: 1, sample_kind: 'VOICE', problem: null });
    expect(row.key_id).toBe(test.app.keys.current.id);
    expect(Number(row.media_bytes)).toBeGreaterThan(300_000);
  });

  it('of a product without recordings says that there was none to decrypt', async () => {
    expect(await made()).toMatchObject({ state: 'DONE', objects: 0, sample_kind: null });
  });

  it('sends only what is new, and removes media when no kept backup names them', async () => {
    const first = await keepRecording(test, member, randomBytes(1000));
    await made();
    expect(mediaAt(target)).toHaveLength(1);
    await keepRecording(test, member, randomBytes(1000));
    test.clock.advance({ minutes: 10 });
    await made();
    expect(mediaAt(target)).toHaveLength(2);
    // The family deletes the first; the backups of the day give way to its last one.
    await test.app.blobs.remove(originalOfRecording(first));
    await test.app.orm.em.getConnection().execute('delete from recordings where id = ?', [first]);
    for (let day = 0; day < 3; day += 1) {
      test.clock.advance({ hours: 24 * 40 });
      expect(await made()).toMatchObject({ state: 'DONE', objects: 1 });
    }
    const manifests = await listManifests(target);
    expect(manifests).toHaveLength(4);
    let held = 0;
    for await (const { key } of target.list('media')) held += key ? 1 : 0;
    expect(held).toBe(2);
    for (const manifest of manifests) {
      const { objects } = await readManifest(test.app.keys, target, manifest);
      for (const { sha256 } of objects.values()) {
        expect(await target.stat(`media/${sha256.slice(0, 2)}/${sha256}`)).not.toBeNull();
      }
    }
  });

  it.each(['media', 'database', 'manifests', 'identity'])(
    'leaves nothing that counts when the target breaks while it takes %s',
    async (part) => {
      await keepRecording(test, member, randomBytes(1000));
      target.failing = new RegExp(`^${part}`);
      expect(await made()).toMatchObject({ state: 'FAILED', problem: 'TARGET' });
      expect(await listManifests(target)).toEqual([]);
      target.failing = /^$/;
      expect(await made()).toMatchObject({ state: 'DONE', objects: 1 });
      expect(await listManifests(target)).toHaveLength(1);
    },
  );

  it('that cannot be decrypted again is not kept', async () => {
    await keepRecording(test, member, randomBytes(100_000));
    target.altering = /^media\//;
    expect(await made()).toMatchObject({ state: 'FAILED', problem: 'NOT_PROVEN' });
    expect(await listManifests(target)).toEqual([]);
  });

  it('is valid even when removing old ones fails (D13)', async () => {
    await made();
    test.clock.advance({ minutes: 10 });
    // The former backup of the same day is to go, and the target refuses.
    target.failing = /^(manifests\/20410504t233000z|database\/none)/;
    const row = await made();
    expect(row).toMatchObject({ state: 'DONE', problem: null });
    const { parts } = await restored();
    expect((await restoreFromTarget(parts)).backup.id).toBe(row.id);
  });

  it('refuses a target that holds the backups of another database', async () => {
    const other = await createTestApp({ backups: target });
    try {
      await made();
      expect(await made(other)).toMatchObject({ state: 'FAILED', problem: 'TARGET' });
      expect(await listManifests(target)).toHaveLength(1);
    } finally {
      await other.close();
    }
  });
});

describe('a restore from the target', () => {
  it('brings rows, media and the hold back, from an S3-shaped target too', async () => {
    const server = await startS3Server();
    const bucket = await blobStoreAt(server.url, '');
    const remote = await createTestApp({ backups: bucket });
    try {
      const author = await signUpMember(remote);
      const content = randomBytes(200_000);
      const id = await keepRecording(remote, author, content);
      expect(await made(remote)).toMatchObject({ state: 'DONE', sample_kind: 'VOICE' });
      const { parts, storage, database } = await restored(bucket, remote.app.keys);
      expect(await restoreFromTarget(parts)).toMatchObject({ objects: 1, damaged: [] });
      const ctx = newContext(remote.app, { kind: 'system', job: 'test' });
      const key = await familyKey(ctx, author.familyId);
      expect((await contentOf(storage, id, key)).equals(content)).toBe(true);
      expect(await database.ask('select held from delivery_hold')).toEqual([{ held: true }]);
    } finally {
      await remote.close();
      await server.close();
    }
  });

  it('names what is damaged at the target and brings everything else', async () => {
    const [hurt, whole] = [
      await keepRecording(test, member, randomBytes(1000)),
      await keepRecording(test, member, randomBytes(1000)),
    ];
    await made();
    const [newest] = await listManifests(target);
    if (!newest) throw new Error('no backup');
    const { objects } = await readManifest(test.app.keys, target, newest);
    const sha256 = objects.get(originalOfRecording(hurt))?.sha256 ?? '';
    await target.put(`media/${sha256.slice(0, 2)}/${sha256}`, Readable.from([Buffer.from('torn')]));
    const { parts, storage } = await restored();
    const { damaged, objects: count } = await restoreFromTarget(parts);
    expect({ damaged, count }).toEqual({ damaged: [originalOfRecording(hurt)], count: 1 });
    expect(await storage.stat(originalOfRecording(whole))).not.toBeNull();
    expect(await storage.stat(originalOfRecording(hurt))).toBeNull();
  });

  it('says which master key a backup needs when it is not here', async () => {
    await made();
    const { parts } = await restored(target, new KeyRing(randomBytes(32)));
    await expect(restoreFromTarget(parts)).rejects.toThrow(
      `needs the master key ${test.app.keys.current.id}`,
    );
  });

  it('opens backups from before a rotation with the former key, and later ones with the new', async () => {
    await keepRecording(test, member, randomBytes(1000));
    const before = await made();
    const former = test.app.keys.current;
    await rotateMasterKey(test.app);
    test.clock.advance({ hours: 30 });
    await made();
    const old = await restored(target, new KeyRing(former.key));
    expect((await restoreFromTarget(old.parts, before.id)).damaged).toEqual([]);
    const fresh = await restored(target, new KeyRing(test.app.keys.current.key));
    expect((await restoreFromTarget(fresh.parts)).objects).toBe(1);
  });

  it('refuses a database that holds anything, in words', async () => {
    await made();
    const { parts } = await restored();
    await restoreFromTarget(parts);
    await expect(restoreFromTarget(parts)).rejects.toThrow('the database is not empty');
  });

  it('refuses when there is no backup, or the storage is that of another database', async () => {
    const { parts, storage } = await restored();
    await expect(restoreFromTarget(parts)).rejects.toThrow('the target holds no backup');
    await made();
    await expect(restoreFromTarget(parts, 'unknown')).rejects.toThrow('there is no unknown');
    await storage.put('identity', Readable.from([Buffer.from('another\n')]));
    await expect(restoreFromTarget(parts)).rejects.toThrow('belongs to another database');
  });
});
