import fc from 'fast-check';
import { expect, it } from 'vitest';
import { alikeGroups } from '#features/pictures/likenesses/alike-groups.ts';
import { nearParts, partsOf } from '#features/pictures/likenesses/near-parts.ts';

it('finds every likeness that differs in up to eleven bits by one of its parts', () => {
  const likeness = fc.bigInt({ min: 0n, max: (1n << 64n) - 1n });
  const flipped = fc.uniqueArray(fc.integer({ min: 0, max: 63 }), { maxLength: 11 });
  fc.assert(
    fc.property(likeness, flipped, (bits, places) => {
      const other = places.reduce((all, place) => all ^ (1n << BigInt(place)), bits);
      const hex = (value: bigint) => value.toString(16).padStart(16, '0');
      const others = partsOf(hex(other));
      return partsOf(hex(bits)).some((part, at) => nearParts(part).includes(others[at] ?? -1));
    }),
  );
});

it('joins pairs into groups', () => {
  const pair = (firstId: string, secondId: string) => ({ firstId, secondId });
  const pairs = [pair('a', 'b'), pair('c', 'd'), pair('b', 'e'), pair('a', 'e'), pair('d', 'f')];
  expect(alikeGroups(pairs)).toEqual([
    ['a', 'b', 'e'],
    ['c', 'd', 'f'],
  ]);
  expect(alikeGroups([pair('a', 'b'), pair('c', 'd'), pair('b', 'd')])).toEqual([
    ['a', 'b', 'c', 'd'],
  ]);
  expect(alikeGroups([])).toEqual([]);
});
