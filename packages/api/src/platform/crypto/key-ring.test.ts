import { createCipheriv, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KeyRing } from '#platform/crypto/key-ring.ts';
import { masterKeyOf } from '#platform/crypto/master-keys.ts';
import { wrappedUnder } from '#platform/crypto/wrapped-key.ts';

const [owner, other] = ['shelf:0197a000-0000-7000-8000-000000000001', 'shelf:another'] as const;

/** As keys were wrapped before they were bound to their owner. */
function wrapUnbound(masterKey: Buffer, key: Buffer): Buffer {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', masterKey, iv);
  const sealed = Buffer.concat([cipher.update(key), cipher.final()]);
  return Buffer.concat([Buffer.from([1]), iv, sealed, cipher.getAuthTag()]);
}

describe('the key ring', () => {
  it('gives back the key that it wrapped', () => {
    const ring = new KeyRing(randomBytes(32));
    const { key, wrapped } = ring.newKey(owner);
    expect(ring.unwrap(owner, wrapped).equals(key)).toBe(true);
    expect(wrapped.includes(key)).toBe(false);
  });

  it('refuses a key that was wrapped under another master key', () => {
    const { wrapped } = new KeyRing(randomBytes(32)).newKey(owner);
    expect(() => new KeyRing(randomBytes(32)).unwrap(owner, wrapped)).toThrow();
  });

  it('refuses a wrapped key that was copied to another owner, or to another kind', () => {
    const ring = new KeyRing(randomBytes(32));
    const { wrapped } = ring.newKey(owner);
    expect(() => ring.unwrap(other, wrapped)).toThrow('does not open');
    expect(() => ring.unwrap(owner.replace('shelf', 'image') as typeof owner, wrapped)).toThrow(
      'does not open',
    );
  });

  it('notices any flipped bit', () => {
    const ring = new KeyRing(randomBytes(32));
    const { wrapped } = ring.newKey(owner);
    fc.assert(
      fc.property(fc.nat(wrapped.length - 1), fc.nat(7), (at, bit) => {
        const altered = Buffer.from(wrapped);
        altered.writeUInt8(altered.readUInt8(at) ^ (1 << bit), at);
        expect(() => ring.unwrap(owner, altered)).toThrow();
      }),
    );
  });

  it('opens keys of the older form, and wraps them again bound to their owner', () => {
    const [master, key] = [randomBytes(32), randomBytes(32)];
    const ring = new KeyRing(master);
    const old = wrapUnbound(master, key);
    expect(ring.unwrap(owner, old).equals(key)).toBe(true);
    const bound = ring.rewrap(owner, old);
    if (!bound) throw new Error('it was not wrapped again');
    expect(ring.unwrap(owner, bound).equals(key)).toBe(true);
    expect(() => ring.unwrap(other, bound)).toThrow();
    expect(ring.rewrap(owner, bound)).toBeNull();
  });

  it('opens with a former master key and wraps with the current one', () => {
    const [before, after] = [masterKeyOf(randomBytes(32)), masterKeyOf(randomBytes(32))];
    const { key, wrapped } = new KeyRing(before.key).newKey(owner);
    const ring = new KeyRing({ current: after, others: [before] });
    expect(ring.unwrap(owner, wrapped).equals(key)).toBe(true);
    const rewrapped = ring.rewrap(owner, wrapped);
    expect(wrappedUnder(rewrapped ?? Buffer.alloc(0))).toBe(after.id);
    const alone = new KeyRing(after.key);
    expect(alone.unwrap(owner, rewrapped ?? Buffer.alloc(0)).equals(key)).toBe(true);
  });

  it('reads the master keys again when a wrapped key names one it does not know', () => {
    const [before, after] = [masterKeyOf(randomBytes(32)), masterKeyOf(randomBytes(32))];
    const running = new KeyRing({ current: before, others: [] }, () => ({
      current: after,
      others: [before],
    }));
    const { key, wrapped } = new KeyRing(after.key).newKey(owner);
    expect(running.unwrap(owner, wrapped).equals(key)).toBe(true);
    expect(running.current.id).toBe(before.id);
  });

  it('keeps the secrets of the installation through a rotation', () => {
    const [before, after] = [masterKeyOf(randomBytes(32)), masterKeyOf(randomBytes(32))];
    const root = randomBytes(32);
    const first = new KeyRing(before.key);
    const second = new KeyRing({ current: after, others: [before] });
    first.takeRoot(root);
    second.takeRoot(root);
    expect(second.keyFor('links').equals(first.keyFor('links'))).toBe(true);
    expect(second.keyFor('links').equals(second.keyFor('other'))).toBe(false);
  });
});
