import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BlobMissing, type BlobStore } from '#adapters/storage/port.ts';

export async function* pieces(...texts: string[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield await Promise.resolve(Buffer.from(text));
}

async function* broken(bytes: number): AsyncGenerator<Buffer> {
  yield await Promise.resolve(Buffer.alloc(bytes, 'half'));
  throw new Error('the line broke');
}

/** What every storage does, whichever keeps the bytes. */
export function testBlobStore(
  name: string,
  open: () => Promise<{ store: BlobStore; close: () => Promise<void> }>,
  { holdsRemoved }: { holdsRemoved: boolean },
): void {
  let store: BlobStore;
  let close: () => Promise<void>;
  beforeEach(async () => {
    ({ store, close } = await open());
  });
  afterEach(() => close());

  const contentOf = async (key: string): Promise<Buffer> => {
    const reader = await store.open(key);
    const content = await reader.read(0, reader.bytes);
    await reader.close();
    return content;
  };
  const listed = async (folder: string) => {
    const found = [];
    for await (const { key, bytes } of store.list(folder)) found.push([key, bytes]);
    return found.sort();
  };

  describe(`${name} like every storage`, () => {
    it('keeps an object and reads any range of it', async () => {
      expect(await store.put('a1/x/original', pieces('hello ', 'world'))).toEqual({ bytes: 11 });
      const reader = await store.open('a1/x/original');
      expect(reader.bytes).toBe(11);
      expect((await reader.read(4, 8)).toString()).toBe('o wo');
      expect((await reader.read(9, 99)).toString()).toBe('ld');
      expect(await reader.read(11, 99)).toHaveLength(0);
      await reader.close();
      expect(await store.stat('a1/x/original')).toEqual({ bytes: 11 });
    });

    it('keeps what is empty, and what is far larger than one part of an upload', async () => {
      await store.put('a1/empty', pieces());
      expect(await contentOf('a1/empty')).toHaveLength(0);
      const block = Buffer.alloc(3 * 1024 * 1024, 'voice');
      async function* large() {
        for (let n = 0; n < 7; n += 1) yield await Promise.resolve(block);
      }
      expect(await store.put('a1/large', large())).toEqual({ bytes: 7 * block.length });
      const reader = await store.open('a1/large');
      const [start, end] = [block.length * 5 - 3, block.length * 5 + 4];
      const whole = Buffer.concat([block, block]);
      const expected = whole.subarray(block.length - 3, block.length + 4);
      expect((await reader.read(start, end)).equals(expected)).toBe(true);
      await reader.close();
    });

    it.each([4, 20 * 1024 * 1024])(
      'keeps the earlier object whole when writing a new one fails after %i bytes',
      async (bytes) => {
        await store.put('a1/x/original', pieces('first'));
        await expect(store.put('a1/x/original', broken(bytes))).rejects.toThrow('the line broke');
        await expect(store.put('a1/x/other', broken(bytes))).rejects.toThrow('the line broke');
        expect((await contentOf('a1/x/original')).toString()).toBe('first');
        expect(await listed('a1')).toEqual([['a1/x/original', 5]]);
        expect(await store.stat('a1/x/other')).toBeNull();
      },
    );

    it('never mixes the bytes of an object with those of the one that replaced it', async () => {
      await store.put('a1/x/original', pieces('first first'));
      const reader = await store.open('a1/x/original');
      await store.put('a1/x/original', pieces('other other'));
      const read = await reader.read(0, 99).catch((error: unknown) => error);
      if (Buffer.isBuffer(read)) expect(read.toString()).toBe('first first');
      else expect(read).toBeInstanceOf(BlobMissing);
      await reader.close();
    });

    it('never gives other bytes when an object is removed while it is read', async () => {
      await store.put('a1/x/original', pieces('still here'));
      const reader = await store.open('a1/x/original');
      await store.removeFolder('a1/x');
      if (holdsRemoved) expect((await reader.read(0, 99)).toString()).toBe('still here');
      else await expect(reader.read(0, 99)).rejects.toThrow(BlobMissing);
      await reader.close();
      await expect(store.open('a1/x/original')).rejects.toThrow(BlobMissing);
    });

    it('takes the removal of what is not there as done', async () => {
      await store.remove('a1/none');
      await store.removeFolder('a1');
      expect(await store.stat('a1/none')).toBeNull();
    });

    it('removes a folder with all below it and nothing beside it', async () => {
      for (let n = 0; n < 20; n += 1) await store.put(`a1/x/parts/p${n}`, pieces('part'));
      await store.put('a1/x2/original', pieces('beside'));
      await store.removeFolder('a1/x');
      expect(await listed('a1')).toEqual([['a1/x2/original', 6]]);
    });

    it('lists the objects of a folder, or all, with length and time', async () => {
      await store.put('a1/x/original', pieces('first'));
      await store.put('a1x/other', pieces('beside'));
      await store.put('identity', pieces('me'));
      expect(await listed('a1')).toEqual([['a1/x/original', 5]]);
      expect(await listed('')).toEqual([
        ['a1/x/original', 5],
        ['a1x/other', 6],
        ['identity', 2],
      ]);
      expect(await listed('none')).toEqual([]);
      for await (const { modifiedAt } of store.list('')) {
        expect(Math.abs(modifiedAt.epochMilliseconds - Date.now())).toBeLessThan(600_000);
      }
    });

    it('refuses keys that could leave its folder', async () => {
      const keys = ['../x', 'a/../b', '/etc/passwd', 'a//b', '', '.hidden', 'a/.b', 'a\\b', 'A'];
      for (const key of keys) {
        await expect(store.put(key, pieces('x'))).rejects.toThrow('not a storage key');
        await expect(store.removeFolder(key)).rejects.toThrow('not a storage key');
      }
    });

    it('can be checked, which leaves nothing behind', async () => {
      await store.check();
      expect(await listed('')).toEqual([]);
    });
  });
}
