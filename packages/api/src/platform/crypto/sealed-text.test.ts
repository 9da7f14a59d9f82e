import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openText, sealText } from './sealed-text.ts';

const key = randomBytes(32);

describe('sealed words', () => {
  it('come back as they were, whatever they are, and never look the same twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(openText(key, 'message', sealText(key, 'message', text))).toBe(text);
      }),
    );
    expect(sealText(key, 'message', 'same')).not.toEqual(sealText(key, 'message', 'same'));
  });

  it('open under their own key, as their own kind, and unaltered only', () => {
    const sealed = sealText(key, 'message', 'Dear Maja');
    expect(sealed.toString('latin1')).not.toContain('Maja');
    expect(() => openText(randomBytes(32), 'message', sealed)).toThrow(/authenticate/);
    expect(() => openText(key, 'note', sealed)).toThrow(/authenticate/);
    for (let at = 0; at < sealed.length; at += 1) {
      const altered = Buffer.from(sealed);
      altered[at] = (altered[at] ?? 0) ^ 1;
      expect(() => openText(key, 'message', altered)).toThrow();
    }
  });
});
