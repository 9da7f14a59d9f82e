import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { qrCode } from './qr-code.ts';
import { correctionOf } from './reed-solomon.ts';

const textOf = (length: number) =>
  Array.from(
    { length },
    (_, at) => 'https://family.example/invitation/Aa0_-'[(at * 7 + length) % 38],
  ).join('');

const drawn = (text: string) =>
  (qrCode(text) ?? []).map((row) => row.map((dark) => (dark ? '#' : '.')).join('')).join('\n');

describe('a QR code', () => {
  // Every length from 1 to 213 was read back by an independent decoder (jsQR 1.4.0) when these were
  // noted: a length of each version, and the longest.
  it.each([
    [1, 21, '3b289748ba27fd15'],
    [20, 25, '5dc1bd912b541546'],
    [40, 29, 'c1ec55cb9f67c710'],
    [60, 33, 'a5ac2d04a97eb0a7'],
    [80, 37, 'ea9a8be2f8569266'],
    [100, 41, '7ef33750576e080c'],
    [120, 45, 'b1dc56d66bce46f8'],
    [150, 49, '274fe26b19027b4d'],
    [175, 53, '7fdf3da44a2f9d85'],
    [200, 57, '3e7301c63af3cec3'],
    [213, 57, 'b0c95cfd662f1173'],
  ])('of %i bytes is a symbol of %i modules that a decoder read', (length, size, hash) => {
    const picture = drawn(textOf(length));
    expect(picture.split('\n')).toHaveLength(size);
    expect(createHash('sha256').update(picture).digest('hex').slice(0, 16)).toBe(hash);
  });

  it('corrects as the example of the standard does', () => {
    // ISO/IEC 18004, annex I: '01234567' in version 1 at level M.
    const data = [16, 32, 12, 86, 97, 128, 236, 17, 236, 17, 236, 17, 236, 17, 236, 17];
    expect(correctionOf(data, 10)).toEqual([165, 36, 212, 193, 237, 54, 199, 135, 44, 85]);
  });

  it('of a longer text does not exist', () => expect(qrCode(textOf(214))).toBeNull());
});
