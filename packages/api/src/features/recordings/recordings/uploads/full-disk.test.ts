import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { memoryWords } from '@infinite/schema/words/recordings.en';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FileBlobStore } from '#adapters/storage/file-store.ts';
import { TusClient } from '#features/recordings/recordings/testing/tus-client.ts';
import { prepare } from '#features/recordings/recordings/testing/uploads.ts';
import { signUpMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

/** A storage whose disk fills up after so many more bytes, in the middle of a file. */
class FillingStore extends FileBlobStore {
  free = Infinity;

  override put(key: string, content: AsyncIterable<Uint8Array>) {
    return super.put(key, this.#counted(content));
  }

  async *#counted(content: AsyncIterable<Uint8Array>) {
    for await (const piece of content) {
      this.free -= piece.byteLength;
      if (this.free < 0) {
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      }
      yield piece;
    }
  }
}

describe('an upload to a disk that fills up', () => {
  let folder: string;
  let test: TestApp;
  let disk: FillingStore;
  let client: TusClient;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'infinite-full-'));
    disk = new FillingStore(folder);
    // The worker thread that prepares a recording finds the folder by itself.
    test = await createTestApp({ blobs: disk, env: { STORAGE_URL: `file://${folder}` } });
    client = await TusClient.of(test, (await signUpMember(test)).cookie);
  });
  afterAll(async () => {
    await test.close();
    await rm(folder, { recursive: true });
  });

  it('says so, keeps what it had acknowledged, and goes on once there is room', async () => {
    const content = randomBytes(1_000_000);
    const metadata = { kind: 'FILE', takeId: randomUUID(), origin: 'uploaded', filename: 'a.bin' };
    const begun = await client.begin({ ...metadata, title: 'A file' }, content.length);
    const location = begun.headers.get('location') ?? '';
    expect((await client.send(location, 0, content.subarray(0, 300_000))).status).toBe(204);

    // The disk is full when nine tenths have come.
    disk.free = 600_000;
    const refused = await client.send(location, 300_000, content.subarray(300_000));
    expect([refused.status, await refused.text()]).toEqual([503, memoryWords.storageFull]);
    const stands = await client.request('HEAD', location);
    expect([stands.status, stands.headers.get('upload-offset')]).toEqual([200, '300000']);
    // The half-written part is gone, or the disk would stay full.
    expect(await readdir(path.join(folder, '.unfinished'))).toEqual([]);

    disk.free = Infinity;
    const sent = await client.send(location, 300_000, content.subarray(300_000));
    expect(sent.status).toBe(204);
    const id = location.split('/').at(-1) ?? '';
    await prepare(test, id);
    const kept = Buffer.from(await (await client.get(`/media/${id}/original`)).arrayBuffer());
    const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
    expect(sha256(kept)).toBe(sha256(content));
  });
});
