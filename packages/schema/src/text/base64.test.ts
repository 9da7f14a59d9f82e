import { setFlagsFromString } from 'node:v8';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isBase64 } from './base64.ts';

describe('base64', () => {
  // As in a process that has compiled more patterns than V8 optimizes.
  beforeAll(() => setFlagsFromString('--no-regexp-optimization'));
  afterAll(() => setFlagsFromString('--regexp-optimization'));

  it('is recognized however long it is', () => {
    const file = Buffer.alloc(20 * 1024 * 1024 + 1, 1).toString('base64');
    expect(isBase64(file)).toBe(true);
    expect(isBase64(`${file.slice(0, -3)}!==`)).toBe(false);
  });

  it('is what Node writes of any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1 }), (bytes) => {
        expect(isBase64(Buffer.from(bytes).toString('base64'))).toBe(true);
      }),
    );
  });

  it('is what the pattern says it is, for any text', () => {
    const text = fc.string({ unit: fc.constantFrom('A', 'z', '9', '+', '/', '=', '-', ' ', 'é') });
    fc.assert(
      fc.property(text, (one) => {
        expect(isBase64(one)).toBe(/^[A-Za-z0-9+/]+={0,2}$/.test(one));
      }),
    );
  });
});
