import fc from 'fast-check';
import { expect, it } from 'vitest';
import { acceptedEncoding } from './accepted-encoding.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=x', 'identity'],
  ['deflate', 'identity'],
])('a reader who takes %j gets %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

it('takes any header', () => {
  fc.assert(
    fc.property(fc.string(), (header) => {
      expect(['br', 'gzip', 'identity']).toContain(acceptedEncoding(header));
    }),
  );
});
