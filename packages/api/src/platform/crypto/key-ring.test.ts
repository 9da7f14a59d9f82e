import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KeyRing } from '#platform/crypto/key-ring.ts';

describe('the key ring', () => {
  it('gives back the family key that it wrapped', () => {
    const ring = new KeyRing(randomBytes(32));
    const { key, wrapped } = ring.newFamilyKey();
    expect(ring.unwrapFamilyKey(wrapped).equals(key)).toBe(true);
    expect(wrapped.includes(key)).toBe(false);
  });

  it('refuses a key that was wrapped under another master key', () => {
    const { wrapped } = new KeyRing(randomBytes(32)).newFamilyKey();
    expect(() => new KeyRing(randomBytes(32)).unwrapFamilyKey(wrapped)).toThrow();
  });

  it('notices any flipped bit', () => {
    const ring = new KeyRing(randomBytes(32));
    const { wrapped } = ring.newFamilyKey();
    fc.assert(
      fc.property(fc.nat(wrapped.length - 1), fc.nat(7), (at, bit) => {
        const altered = Buffer.from(wrapped);
        altered.writeUInt8(altered.readUInt8(at) ^ (1 << bit), at);
        expect(() => ring.unwrapFamilyKey(altered)).toThrow();
      }),
    );
  });
});
