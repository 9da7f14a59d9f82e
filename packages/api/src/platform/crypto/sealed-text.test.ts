import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sealEarlier } from '#testing/seal-earlier.ts';
import { openText, SealBroken, sealText, sealedTextVersion } from './sealed-text.ts';

const keys = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes));
const words = fc.string({ unit: 'grapheme' });
const kinds = fc.constantFrom('message-body', 'recording-note', 'recording-file-name', 'thanks');
const places = fc.record({ kind: kinds, row: fc.uuid() });
const sealings = fc
  .record({ key: keys, place: places, text: words })
  .map(({ key, place, text }) => ({ key, place, text, sealed: sealText(key, place, text) }));

describe('sealed words', () => {
  it('come back as they were, whatever they are', () => {
    fc.assert(
      fc.property(sealings, ({ key, place, text, sealed }) => {
        expect(openText(key, place, sealed)).toBe(text);
        expect(sealed[0]).toBe(sealedTextVersion);
      }),
    );
  });

  it('never look the same twice, and show nothing of the words', () => {
    fc.assert(
      fc.property(keys, places, fc.string({ minLength: 8 }), (key, place, text) => {
        const [one, other] = [sealText(key, place, text), sealText(key, place, text)];
        expect(one.equals(other)).toBe(false);
        expect(one.includes(Buffer.from(text))).toBe(false);
      }),
    );
  });

  it('open in no other row', () => {
    fc.assert(
      fc.property(sealings, fc.uuid(), ({ key, place, sealed }, row) => {
        fc.pre(row !== place.row);
        expect(() => openText(key, { ...place, row }, sealed)).toThrow(SealBroken);
      }),
    );
  });

  it('open as no other kind', () => {
    fc.assert(
      fc.property(sealings, kinds, ({ key, place, sealed }, kind) => {
        fc.pre(kind !== place.kind);
        expect(() => openText(key, { ...place, kind }, sealed)).toThrow(SealBroken);
      }),
    );
  });

  it('open under no other key', () => {
    fc.assert(
      fc.property(sealings, keys, ({ key, place, sealed }, another) => {
        fc.pre(!another.equals(key));
        expect(() => openText(another, place, sealed)).toThrow(SealBroken);
      }),
    );
  });

  it('open with no bit altered, the version byte included', () => {
    fc.assert(
      fc.property(sealings, fc.nat(), fc.nat(7), ({ key, place, sealed }, at, bit) => {
        const altered = Buffer.from(sealed);
        const index = at % sealed.length;
        altered[index] = sealed.readUInt8(index) ^ (1 << bit);
        expect(() => openText(key, place, altered)).toThrow(SealBroken);
      }),
      { numRuns: 500 },
    );
  });

  it('open neither cut off nor extended', () => {
    fc.assert(
      fc.property(sealings, fc.nat(), words, ({ key, place, sealed }, at, more) => {
        const short = sealed.subarray(0, at % sealed.length);
        expect(() => openText(key, place, short)).toThrow(SealBroken);
        const long = Buffer.concat([sealed, Buffer.from(`${more}!`)]);
        expect(() => openText(key, place, long)).toThrow(SealBroken);
      }),
    );
  });
});

const unversioned = (key: Buffer, row: string, text: string) =>
  Buffer.concat([Buffer.from([0]), sealEarlier('none', key, row, text)]);

describe('words sealed by earlier releases', () => {
  const key = randomBytes(32);
  const place = { kind: 'thanks', row: randomUUID() };

  it('open as they did: bound to their row, or to their kind', () => {
    const byRow = unversioned(key, place.row, 'Obrigada');
    expect(openText(key, place, byRow)).toBe('Obrigada');
    expect(() => openText(key, { ...place, row: randomUUID() }, byRow)).toThrow(SealBroken);
    const byKind = sealEarlier(1, key, place.kind, 'Obrigada');
    expect(openText(key, place, byKind)).toBe('Obrigada');
    expect(() => openText(key, { ...place, kind: 'message-body' }, byKind)).toThrow(SealBroken);
  });

  it('cannot be passed off as another version', () => {
    for (const sealed of [
      unversioned(key, place.row, 'Obrigada'),
      sealEarlier(1, key, place.kind, 'Obrigada'),
      sealText(key, place, 'Obrigada'),
    ]) {
      for (const version of [0, 1, 2, 3, 255]) {
        if (version === sealed[0]) continue;
        const relabeled = Buffer.from(sealed);
        relabeled[0] = version;
        expect(() => openText(key, place, relabeled)).toThrow(SealBroken);
      }
    }
  });
});
