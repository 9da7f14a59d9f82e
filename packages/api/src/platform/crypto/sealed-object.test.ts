import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SealedObject, type SealedSource } from '#platform/crypto/open-sealed.ts';
import { seal } from '#platform/crypto/seal.ts';
import {
  SealBroken,
  chunkBytes,
  contentLength,
  headerBytes,
  sealedChunkBytes,
  sealedLength,
} from '#platform/crypto/sealed-format.ts';

const key = randomBytes(32);

class CountingSource implements SealedSource {
  bytesRead = 0;
  constructor(readonly sealed: Buffer) {}
  get bytes(): number {
    return this.sealed.length;
  }
  read(start: number, end: number): Promise<Buffer> {
    this.bytesRead += end - start;
    return Promise.resolve(this.sealed.subarray(start, end));
  }
}

async function sealed(content: Buffer, name = 'a', pieceBytes = 50_000): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for (let at = 0; at < content.length; at += pieceBytes)
    pieces.push(content.subarray(at, at + pieceBytes));
  const out: Buffer[] = [];
  for await (const chunk of seal(key, name, pieces)) out.push(chunk);
  return Buffer.concat(out);
}

async function opened(bytes: Buffer, name = 'a'): Promise<Buffer> {
  const object = await SealedObject.open(key, name, new CountingSource(bytes));
  await object.verify();
  return object.read(0, object.bytes);
}

/** Lengths around the chunk's edges are where an error would hide. */
const lengths = fc.oneof(
  fc.integer({ min: 0, max: 4 * chunkBytes }),
  fc.constantFrom(0, 1, chunkBytes - 1, chunkBytes, chunkBytes + 1, 2 * chunkBytes, 3 * chunkBytes),
);

describe('a sealed object', () => {
  it('opens to the bytes that were sealed, whatever the pieces they came in', async () => {
    await fc.assert(
      fc.asyncProperty(lengths, fc.integer({ min: 1, max: 200_000 }), async (length, piece) => {
        const content = randomBytes(length);
        const stored = await sealed(content, 'a', piece);
        expect(stored.length).toBe(sealedLength(length));
        expect((await opened(stored)).equals(content)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('gives any range, reading only the chunks that hold it', async () => {
    const content = randomBytes(5 * chunkBytes + 321);
    const stored = await sealed(content);
    await fc.assert(
      fc.asyncProperty(fc.nat(content.length), fc.nat(content.length), async (a, b) => {
        const [start, end] = [Math.min(a, b), Math.max(a, b)];
        const source = new CountingSource(stored);
        const object = await SealedObject.open(key, 'a', source);
        expect((await object.read(start, end)).equals(content.subarray(start, end))).toBe(true);
        const chunks =
          start < end ? Math.ceil(end / chunkBytes) - Math.floor(start / chunkBytes) : 0;
        expect(source.bytesRead).toBeLessThanOrEqual(headerBytes + chunks * sealedChunkBytes);
      }),
      { numRuns: 200 },
    );
  });

  it('gives each of many readers its own bytes, whatever memory their reads share', async () => {
    const content = randomBytes(40 * chunkBytes + 9);
    const stored = await sealed(content);
    const source: SealedSource = {
      bytes: stored.length,
      async read(start, end, room = Buffer.alloc(end - start)) {
        await new Promise(setImmediate);
        stored.copy(room, 0, start, end);
        return room.subarray(0, end - start);
      },
    };
    const object = await SealedObject.open(key, 'a', source);
    const readSlowly = async (start: number, stopAfter = Infinity) => {
      const pieces: Buffer[] = [];
      for await (const piece of object.content(start)) {
        await new Promise(setImmediate);
        pieces.push(piece);
        if (pieces.length >= stopAfter) break;
      }
      const read = Buffer.concat(pieces);
      return read.equals(content.subarray(start, start + read.length));
    };
    const starts = [0, 1, chunkBytes, 7 * chunkBytes, 20 * chunkBytes];
    const whole = starts.map((start) => readSlowly(start));
    // Those who leave in the middle hand their memory on while a read of theirs is under way.
    const partly = starts.map(async (start) => {
      for (let round = 0; round < 5; round += 1) expect(await readSlowly(start, 3)).toBe(true);
      return true;
    });
    expect(await Promise.all([...whole, ...partly])).toEqual(Array(10).fill(true));
  });

  it('refuses when any single bit is flipped', async () => {
    const stored = await sealed(randomBytes(2 * chunkBytes + 77));
    await fc.assert(
      fc.asyncProperty(
        fc.nat(stored.length - 1),
        fc.integer({ min: 0, max: 7 }),
        async (at, bit) => {
          const altered = Buffer.from(stored);
          altered[at] = (altered[at] ?? 0) ^ (1 << bit);
          await expect(opened(altered)).rejects.toThrow(SealBroken);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('refuses when it is cut anywhere, at a chunk border too', async () => {
    const stored = await sealed(randomBytes(3 * chunkBytes));
    const borders = [0, 1, 2].map((chunk) => headerBytes + chunk * sealedChunkBytes);
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.nat(stored.length - 1), fc.constantFrom(...borders)),
        async (length) => {
          await expect(opened(stored.subarray(0, length))).rejects.toThrow(SealBroken);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('refuses when chunks change places, are repeated or appended', async () => {
    const stored = await sealed(randomBytes(3 * chunkBytes));
    const header = stored.subarray(0, headerBytes);
    const chunk = (index: number) =>
      stored.subarray(
        headerBytes + index * sealedChunkBytes,
        headerBytes + (index + 1) * sealedChunkBytes,
      );
    for (const order of [
      [1, 0, 2],
      [0, 0, 2],
      [2, 1, 0],
      [0, 2],
      [0, 1, 2, 2],
      [0, 1, 2, 0],
    ]) {
      await expect(opened(Buffer.concat([header, ...order.map(chunk)]))).rejects.toThrow(
        SealBroken,
      );
    }
  });

  it('refuses under another name, another key, or with the chunks of a twin', async () => {
    const content = randomBytes(2 * chunkBytes);
    const [one, two] = [await sealed(content), await sealed(content)];
    await expect(opened(one, 'b')).rejects.toThrow(SealBroken);
    const foreign = await SealedObject.open(randomBytes(32), 'a', new CountingSource(one));
    await expect(foreign.verify()).rejects.toThrow(SealBroken);
    const mixed = Buffer.concat([one.subarray(0, headerBytes), two.subarray(headerBytes)]);
    await expect(opened(mixed)).rejects.toThrow(SealBroken);
  });

  it('never shows its content in the stored bytes', async () => {
    const stored = await sealed(Buffer.alloc(200_000, 'for my daughter '));
    expect(stored.includes('daughter')).toBe(false);
  });

  it('derives its content length from its stored length, and refuses impossible ones', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (length) => {
        expect(contentLength(sealedLength(length))).toBe(length);
      }),
    );
    expect(() => contentLength(headerBytes + 15)).toThrow(SealBroken);
    expect(() => contentLength(headerBytes + sealedChunkBytes + 5)).toThrow(SealBroken);
  });
});
