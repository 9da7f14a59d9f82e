import { describe, expect, it } from 'vitest';
import { formatBytes, formatCount, formatDollars } from './figures.ts';

describe('figures', () => {
  it.each([
    [0, '0'],
    [1247, '1,247'],
  ])('writes the count %d as %s', (count, text) => expect(formatCount(count)).toBe(text));

  it.each([
    [0, '$0'],
    [1247, '$1,247'],
    [31.95, '$31.95'],
    [4792.5, '$4,792.50'],
  ])('writes %d dollars as %s', (amount, text) => expect(formatDollars(amount)).toBe(text));

  it.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [1500, '1.5 kB'],
    [240_000_000, '240 MB'],
    [3e15, '3000 TB'],
  ])('writes %d bytes as %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));
});
