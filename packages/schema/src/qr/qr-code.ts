import { isDark, setModule, type Grid } from './grid.ts';
import { blankSymbol, modulesInOrder, writeFormat, type Symbol } from './qr-symbol.ts';
import { bestMask, masks } from './qr-masks.ts';
import { correctionOf } from './reed-solomon.ts';

/**
 * Of each version at correction level M: correction codewords of a block, and the blocks as
 * [how many, data codewords of each] (ISO/IEC 18004, table 9).
 */
const versions: readonly (readonly [number, readonly (readonly [number, number])[]])[] = [
  [10, [[1, 16]]],
  [16, [[1, 28]]],
  [26, [[1, 44]]],
  [18, [[2, 32]]],
  [24, [[2, 43]]],
  [16, [[4, 27]]],
  [18, [[4, 31]]],
  [
    22,
    [
      [2, 38],
      [2, 39],
    ],
  ],
  [
    22,
    [
      [3, 36],
      [2, 37],
    ],
  ],
  [
    26,
    [
      [4, 43],
      [1, 44],
    ],
  ],
];

/**
 * The QR code of a text as rows of modules, true for dark: bytes of UTF-8, correction level M.
 * @returns null for a text of more than 213 bytes
 */
export function qrCode(text: string): Grid | null {
  const bytes = [...new TextEncoder().encode(text)];
  const index = versions.findIndex((_, at) => bitsOf(bytes, at + 1).length <= capacityOf(at) * 8);
  if (index === -1) return null;
  const version = index + 1;
  const codewords = interleaved(index, padded(bitsOf(bytes, version), capacityOf(index)));
  const symbol = blankSymbol(version);
  const order = modulesInOrder(symbol);
  order.forEach(([row, column], at) => {
    const bit = ((codewords[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
    setModule(symbol.dark, row, column, bit === 1);
  });
  return bestMask(masks.map((mask, number) => masked(symbol, order, mask, number)));
}

function masked(
  symbol: Symbol,
  order: readonly (readonly [number, number])[],
  mask: (row: number, column: number) => boolean,
  number: number,
): Grid {
  const dark = symbol.dark.map((row) => [...row]);
  for (const [row, column] of order) {
    if (mask(row, column)) setModule(dark, row, column, !isDark(dark, row, column));
  }
  writeFormat(dark, number);
  return dark;
}

const blocksOf = (index: number): number[] =>
  (versions[index]?.[1] ?? []).flatMap(([count, data]) =>
    Array.from({ length: count }, () => data),
  );

const capacityOf = (index: number): number => blocksOf(index).reduce((sum, data) => sum + data, 0);

/** Mode 'byte', the number of bytes, the bytes. */
function bitsOf(bytes: readonly number[], version: number): number[] {
  return [
    ...bits(0b0100, 4),
    ...bits(bytes.length, version < 10 ? 8 : 16),
    ...bytes.flatMap((byte) => bits(byte, 8)),
  ];
}

const bits = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => (value >> (count - 1 - at)) & 1);

/** Ended by up to four zeros, filled up to a whole byte, and padded with the two pad codewords. */
function padded(given: readonly number[], capacity: number): number[] {
  const ended = [...given, ...bits(0, Math.min(4, capacity * 8 - given.length))];
  while (ended.length % 8 !== 0) ended.push(0);
  const codewords = Array.from({ length: ended.length / 8 }, (_, at) =>
    Number.parseInt(ended.slice(at * 8, at * 8 + 8).join(''), 2),
  );
  for (let pad = 0; codewords.length < capacity; pad += 1) {
    codewords.push(pad % 2 === 0 ? 0xec : 0x11);
  }
  return codewords;
}

/** The codewords of all blocks by turns, and then those of their correction. */
function interleaved(index: number, codewords: readonly number[]): number[] {
  let start = 0;
  const data = blocksOf(index).map((length) => codewords.slice(start, (start += length)));
  const count = versions[index]?.[0] ?? 0;
  const correction = data.map((block) => correctionOf(block, count));
  return [...byTurns(data), ...byTurns(correction)];
}

function byTurns(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) =>
    blocks.flatMap((block) => block.slice(at, at + 1)),
  ).flat();
}
