import { emptyGrid, isDark, setModule, type Grid } from './grid.ts';

/** A symbol in the making: its modules, and which of them are patterns that hold no data. */
export interface Symbol {
  readonly dark: Grid;
  readonly fixed: Grid;
}

/** Centers of the alignment patterns of each version, besides the first at 6. */
const alignment: readonly (readonly number[])[] = [
  ...[[], [18], [22], [26], [30], [34]],
  ...[
    [22, 38],
    [24, 42],
    [26, 46],
    [28, 50],
  ],
];

/** The patterns of a version, with room for its format. */
export function blankSymbol(version: number): Symbol {
  const size = 17 + 4 * version;
  const symbol = { dark: emptyGrid(size), fixed: emptyGrid(size) };
  const set = (row: number, column: number, dark: boolean) => {
    setModule(symbol.dark, row, column, dark);
    setModule(symbol.fixed, row, column, true);
  };
  for (let at = 0; at < size; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const) {
    square(4, (down, right, ring) => set(row + down, column + right, ring !== 2 && ring !== 4));
  }
  const others = alignment[version - 1] ?? [];
  const last = others.at(-1);
  for (const row of [6, ...others]) {
    for (const column of [6, ...others]) {
      // Not where the three finders are.
      if ((row === 6 && (column === 6 || column === last)) || (row === last && column === 6))
        continue;
      if (others.length === 0) continue;
      square(2, (down, right, ring) => set(row + down, column + right, ring !== 1));
    }
  }
  for (let at = 0; at < 9; at += 1) {
    set(8, at, at === 6);
    set(at, 8, at === 6);
    if (at < 8) {
      set(8, size - 1 - at, false);
      set(size - 1 - at, 8, at === 7);
    }
  }
  if (version >= 7) writeVersion(version, size, set);
  return symbol;
}

/** Each module of a square around a center, with the ring that it is in. */
function square(radius: number, visit: (down: number, right: number, ring: number) => void): void {
  for (let down = -radius; down <= radius; down += 1) {
    for (let right = -radius; right <= radius; right += 1) {
      visit(down, right, Math.max(Math.abs(down), Math.abs(right)));
    }
  }
}

function writeVersion(
  version: number,
  size: number,
  set: (row: number, column: number, dark: boolean) => void,
): void {
  const code = (version << 12) | remainderOf(version, 12, 0x1f25);
  for (let at = 0; at < 18; at += 1) {
    const dark = ((code >> at) & 1) === 1;
    const [far, near] = [size - 11 + (at % 3), Math.floor(at / 3)];
    set(far, near, dark);
    set(near, far, dark);
  }
}

/** Correction level M (00) and the mask, twice (ISO/IEC 18004, 7.9). */
export function writeFormat(dark: Grid, mask: number): void {
  const size = dark.length;
  const code = ((mask << 10) | remainderOf(mask, 10, 0x537)) ^ 0x5412;
  for (let at = 0; at < 15; at += 1) {
    const bit = ((code >> at) & 1) === 1;
    // Down the column beside the first finder, past the timing pattern, then along the row.
    if (at < 6) setModule(dark, at, 8, bit);
    else if (at < 8) setModule(dark, at + 1, 8, bit);
    else if (at === 8) setModule(dark, 8, 7, bit);
    else setModule(dark, 8, 14 - at, bit);
    // Along the row at the right, then down the column at the bottom.
    if (at < 8) setModule(dark, 8, size - 1 - at, bit);
    else setModule(dark, size - 15 + at, 8, bit);
  }
  setModule(dark, size - 8, 8, true);
}

/** The remainder of a BCH code. */
function remainderOf(value: number, count: number, generator: number): number {
  let remainder = value;
  for (let at = 0; at < count; at += 1) {
    remainder = (remainder << 1) ^ ((remainder >> (count - 1)) * generator);
  }
  return remainder;
}

/** Where the bits of the codewords stand: in columns of two from the right, up and down by turns. */
export function modulesInOrder({ fixed }: Symbol): [number, number][] {
  const size = fixed.length;
  const order: [number, number][] = [];
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    // The column of the timing pattern is left out.
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const row = isUp ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (!isDark(fixed, row, column)) order.push([row, column]);
      }
    }
    isUp = !isUp;
  }
  return order;
}
