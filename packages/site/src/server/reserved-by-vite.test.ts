import { expect, test } from 'vitest';
import { isReservedByVite } from './reserved-by-vite.ts';

test.each([
  ['/@fs/etc/passwd', true],
  ['/@fs', true],
  ['/@id/vike', true],
  ['/@vite/client', true],
  ['/__vite_ping', true],
  ['/%40fs/etc/passwd', true],
  ['/%40%66%73/etc/passwd', true],
  ['/%5f%5Fvite_ping', true],
  ['/', false],
  ['/blog/@fs', false],
  ['/%2540fs/etc/passwd', false],
  ['/%E0%A4%A', false],
  ['/search?to=/@fs/', false],
])('%s: %s', (url, expected) => {
  expect(isReservedByVite(url)).toBe(expected);
});
