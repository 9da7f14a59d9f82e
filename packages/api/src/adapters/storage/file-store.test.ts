import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FileBlobStore } from '#adapters/storage/file-store.ts';
import { pieces, testBlobStore } from '#testing/blob-store-suite.ts';

let root: string;
let store: FileBlobStore;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'blobs-'));
  store = new FileBlobStore(path.join(root, 'media'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function contentOf(key: string): Promise<string> {
  const reader = await store.open(key);
  const content = (await reader.read(0, reader.bytes)).toString();
  await reader.close();
  return content;
}

testBlobStore(
  'the file store',
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'blobs-'));
    const close = () => rm(folder, { recursive: true, force: true });
    return { store: new FileBlobStore(path.join(folder, 'media')), close };
  },
  { holdsRemoved: true },
);

describe('the file store', () => {
  it('leaves no half file when writing fails', async () => {
    async function* broken(): AsyncGenerator<Buffer> {
      yield await Promise.resolve(Buffer.from('half'));
      throw new Error('the line broke');
    }
    await expect(store.put('a1/x/original', broken())).rejects.toThrow('the line broke');
    expect(await readdir(path.join(root, 'media'))).toEqual(['.unfinished']);
    expect(await readdir(path.join(root, 'media/.unfinished'))).toEqual([]);
  });

  it('lists the objects of a folder with length and time, and nothing half-written', async () => {
    await store.put('a1/x/original', pieces('first'));
    await store.put('a1/x/parts/p1', pieces('part'));
    await store.put('a1x/other', pieces('beside'));
    await utimes(path.join(root, 'media/a1/x/original'), 1_900_000_000, 1_900_000_000);
    const listed = [];
    for await (const { key, bytes, modifiedAt } of store.list('a1')) {
      listed.push([key, bytes, key.endsWith('original') ? modifiedAt.epochMilliseconds : null]);
    }
    expect(listed.sort()).toEqual([
      ['a1/x/original', 5, 1_900_000_000_000],
      ['a1/x/parts/p1', 4, null],
    ]);
    for await (const absent of store.list('none')) throw new Error(absent.key);
  });

  it('removes what a killed process left half-written, and only that', async () => {
    await store.put('a1/x/original', pieces('whole'));
    const folder = path.join(root, 'media/.unfinished');
    await writeFile(path.join(folder, 'left'), 'half');
    await utimes(path.join(folder, 'left'), new Date(0), new Date(0));
    await writeFile(path.join(folder, 'being-written'), 'half');
    expect(await store.removeUnfinished(3600)).toBe(1);
    expect(await readdir(folder)).toEqual(['being-written']);
    expect(await contentOf('a1/x/original')).toBe('whole');
  });

  it('says so when the storage cannot be written to', async () => {
    await writeFile(path.join(root, 'file'), '');
    await expect(new FileBlobStore(path.join(root, 'file')).check()).rejects.toThrow();
    await store.check();
    expect(await readdir(path.join(root, 'media/.unfinished'))).toEqual([]);
  });
});
