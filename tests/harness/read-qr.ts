import type { Locator } from '@playwright/test';
import { masks } from '../../packages/schema/src/qr/qr-masks.ts';
import { blankSymbol, modulesInOrder } from '../../packages/schema/src/qr/qr-symbol.ts';

/** Light modules around the symbol. */
const quiet = 4;

/** Blocks of each version at correction level M, as many as are equally long, and the data codewords of each. */
const blocks = [
  [1, 16],
  [1, 28],
  [1, 44],
  [2, 32],
  [2, 43],
  [4, 27],
  [4, 31],
] as const;

/**
 * Reads a QR code off the page as a scanner does (ISO/IEC 18004, 12), module by module from what is
 * drawn. No module is damaged on a page, so nothing is corrected.
 * @throws Error for what is not a symbol of version 1 to 7 in mode 'byte'
 */
export async function readQr(picture: Locator): Promise<string> {
  const drawn = (await picture.locator('path').getAttribute('d')) ?? '';
  const [, , width] = ((await picture.getAttribute('viewBox')) ?? '').split(' ').map(Number);
  const size = (width ?? 0) - 2 * quiet;
  const dark = new Set(
    Array.from(
      drawn.matchAll(/M(\d+) (\d+)h1v1h-1z/g),
      ([, x, y]) => `${Number(y) - quiet} ${Number(x) - quiet}`,
    ),
  );
  return readModules(dark, size);
}

/**
 * What the modules of a code say.
 * @param dark rows and columns of the dark ones, as '3 14'
 * @throws Error as `readQr`
 */
export function readModules(dark: ReadonlySet<string>, size: number): string {
  const version = (size - 17) / 4;
  const [count, length] = blocks[version - 1] ?? [];
  const mask = masks[maskOf(dark)];
  if (!count || !length || !mask) throw new Error(`no QR code of version 1 to 7: ${size} modules`);
  const bits = modulesInOrder(blankSymbol(version)).map(
    ([row, column]) => dark.has(`${row} ${column}`) !== mask(row, column),
  );
  const byte = (at: number) =>
    bits.slice(at * 8, at * 8 + 8).reduce((sum, bit) => sum * 2 + (bit ? 1 : 0), 0);
  // The blocks take turns, a codeword each.
  const codewords = Array.from({ length: count }, (_, block) =>
    Array.from({ length }, (_, at) => byte(at * count + block)),
  ).flat();
  const nibbles = codewords.flatMap((codeword) => [codeword >> 4, codeword & 15]);
  const byteAt = (at: number) => (nibbles[at] ?? 0) * 16 + (nibbles[at + 1] ?? 0);
  if (nibbles[0] !== 0b0100) throw new Error('the QR code is not in mode byte');
  const text = Array.from({ length: byteAt(1) }, (_, at) => byteAt(3 + 2 * at));
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(text));
}

/** Of the format beside the first finder (7.9): down the column, past the timing pattern, along the row. */
function maskOf(dark: ReadonlySet<string>): number {
  const places = [
    ...Array.from({ length: 6 }, (_, row) => `${row} 8`),
    ...['7 8', '8 8', '8 7'],
    ...Array.from({ length: 6 }, (_, at) => `8 ${5 - at}`),
  ];
  const code = places.reduce((sum, place, at) => sum + (dark.has(place) ? 1 << at : 0), 0);
  return ((code ^ 0x5412) >> 10) & 7;
}
