import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BloomFilter } from './bloom-filter.ts';

it('has every text that was added, also when read again from its bytes', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.integer({ min: 1, max: 20 }), (texts, hashes) => {
      const filter = new BloomFilter(new Uint8Array(64), hashes);
      for (const text of texts) filter.add(text);
      const again = new BloomFilter(Uint8Array.from(filter.bytes), hashes);
      expect(texts.every((text) => again.has(text))).toBe(true);
    }),
  );
});

it('has nothing while it is empty', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(new BloomFilter(new Uint8Array(64), 13).has(text)).toBe(false);
    }),
  );
});
