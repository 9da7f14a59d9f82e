import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FileBlobStore } from '#adapters/storage/file-store.ts';
import { BlobMissing } from '#adapters/storage/port.ts';

let root: string;
let store: FileBlobStore;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'blobs-'));
  store = new FileBlobStore(path.join(root, 'media'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function* pieces(...texts: string[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield await Promise.resolve(Buffer.from(text));
}

async function* broken(): AsyncGenerator<Buffer> {
  yield await Promise.resolve(Buffer.from('half'));
  throw new Error('the line broke');
}

async function contentOf(key: string): Promise<string> {
  const reader = await store.open(key);
  const content = (await reader.read(0, reader.bytes)).toString();
  await reader.close();
  return content;
}

describe('the file store', () => {
  it('keeps an object and reads any range of it', async () => {
    expect(await store.put('a1/x/original', pieces('hello ', 'world'))).toEqual({ bytes: 11 });
    const reader = await store.open('a1/x/original');
    expect((await reader.read(4, 8)).toString()).toBe('o wo');
    expect((await reader.read(9, 99)).toString()).toBe('ld');
    await reader.close();
    expect(await store.stat('a1/x/original')).toEqual({ bytes: 11 });
  });

  it('keeps the earlier object whole when writing a new one fails, and leaves no half file', async () => {
    await store.put('a1/x/original', pieces('first'));
    await expect(store.put('a1/x/original', broken())).rejects.toThrow('the line broke');
    expect(await contentOf('a1/x/original')).toBe('first');
    expect(await readdir(path.join(root, 'media/a1/x'))).toEqual(['original']);
  });

  it('finishes a read that began before the object was removed', async () => {
    await store.put('a1/x/original', pieces('still here'));
    const reader = await store.open('a1/x/original');
    await store.removeFolder('a1/x');
    expect((await reader.read(0, 99)).toString()).toBe('still here');
    await reader.close();
    await expect(store.open('a1/x/original')).rejects.toThrow(BlobMissing);
  });

  it('takes the removal of what is not there as done', async () => {
    await store.remove('a1/none');
    await store.removeFolder('a1');
    expect(await store.stat('a1/none')).toBeNull();
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

  it('refuses keys that could leave its folder', async () => {
    for (const key of [
      '../x',
      'a/../b',
      '/etc/passwd',
      'a//b',
      '',
      '.hidden',
      'a/.b',
      'a\\b',
      'A',
    ]) {
      await expect(store.put(key, pieces('x'))).rejects.toThrow('not a storage key');
      await expect(store.removeFolder(key)).rejects.toThrow('not a storage key');
    }
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
