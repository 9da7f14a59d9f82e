import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Sha256 } from './sha256.ts';

const text = (words: string): Uint8Array => new TextEncoder().encode(words);

describe('SHA-256 piece by piece', () => {
  it('gives the digests of FIPS 180-4', () => {
    const cases: [string, string][] = [
      ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
      ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
      [
        'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
        '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
      ],
    ];
    for (const [words, digest] of cases)
      expect(new Sha256().update(text(words)).hex()).toBe(digest);
    const million = new Sha256();
    for (let i = 0; i < 1000; i += 1) million.update(text('a'.repeat(1000)));
    expect(million.hex()).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0');
  });

  it('agrees with another implementation at every length around a block, however it is cut', () => {
    for (let length = 0; length < 200; length += 1) {
      const bytes = randomBytes(length);
      const ours = new Sha256();
      for (let at = 0; at < length; at += 1 + (length % 7)) {
        ours.update(bytes.subarray(at, at + 1 + (length % 7)));
      }
      expect(ours.hex()).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });
});
