import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combineShares, readShare, shareMasterKey } from '#platform/crypto/key-shares.ts';
import { masterKeyOf } from '#platform/crypto/master-keys.ts';

describe('shares of the master key', () => {
  it('give the key back from any that are enough, in any order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2, max: 9 }),
        fc.integer({ min: 2, max: 9 }),
        fc.nat(),
        async (one, two, seed) => {
          const [threshold, count] = [Math.min(one, two), Math.max(one, two)];
          const key = masterKeyOf(randomBytes(32));
          const lines = await shareMasterKey(key, count, threshold);
          expect(lines).toHaveLength(count);
          const chosen = lines
            .map((line, n) => ({ line, order: (seed * 31 + n * 7919) % 101 }))
            .toSorted((a, b) => a.order - b.order)
            .slice(0, threshold)
            .map(({ line }) => readShare(line));
          expect((await combineShares(chosen)).key.equals(key.key)).toBe(true);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('name the one that has a typing mistake, whatever letter it is', async () => {
    const lines = await shareMasterKey(masterKeyOf(randomBytes(32)), 5, 3);
    const [, line = ''] = lines;
    for (let at = 0; at < line.length; at += 1) {
      const letter = line[at] ?? '';
      if (letter === '-' || letter === ' ') continue;
      const wrong = letter === '7' ? '8' : '7';
      const mistyped = line.slice(0, at) + wrong + line.slice(at + 1);
      expect(() => readShare(mistyped), mistyped).toThrow(/typing mistake|no share/);
    }
    const [head, text = ''] = line.split(' ');
    const twice = `${head} ${text[1]}${text[0]}${text.slice(2)}`;
    if (text[0] !== text[1]) expect(() => readShare(twice)).toThrow('Share 2 of the key');
  });

  it('are read as people write them', async () => {
    const [line = ''] = await shareMasterKey(masterKeyOf(randomBytes(32)), 2, 2);
    const [head, text = ''] = line.split(' ');
    const typed = `  ${head}   ${text.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
    expect(readShare(typed)).toEqual(readShare(line));
  });

  it('say so when they are too few, repeated, or of two keys', async () => {
    const [one, two] = [masterKeyOf(randomBytes(32)), masterKeyOf(randomBytes(32))];
    const [a, b] = (await shareMasterKey(one, 3, 2)).map(readShare);
    const [, other] = (await shareMasterKey(two, 3, 2)).map(readShare);
    const [, again] = (await shareMasterKey(one, 3, 2)).map(readShare);
    if (!a || !b || !other || !again) throw new Error('no shares');
    await expect(combineShares([a, a])).rejects.toThrow('2 different shares are needed');
    await expect(combineShares([a, other])).rejects.toThrow(`of the key ${other.keyId}`);
    await expect(combineShares([a, again])).rejects.toThrow('not made together');
    await expect(combineShares([])).rejects.toThrow('no share');
    expect((await combineShares([a, b])).id).toBe(one.id);
  });

  it('never throw anything but plain words, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (line) => {
        expect(() => readShare(line)).toThrow('share');
      }),
    );
    expect(() => readShare('k3f9a2c1d-1-2 ÄÖÜ')).toThrow('typing mistake');
  });

  it('cannot be made in numbers that make no sense', async () => {
    const key = masterKeyOf(randomBytes(32));
    for (const [shares, threshold] of [
      [1, 1],
      [2, 3],
      [256, 2],
      [5, 1],
      [NaN, 2],
      [5, 2.5],
    ]) {
      await expect(shareMasterKey(key, shares ?? 0, threshold ?? 0)).rejects.toThrow('2 to 255');
    }
  });
});
