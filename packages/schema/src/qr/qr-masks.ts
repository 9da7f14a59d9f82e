import { isDark, type Grid } from './grid.ts';

/** The eight masks, by their number (ISO/IEC 18004, table 10). */
export const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** The symbol that scanners read most easily: the one with the least penalty (7.8.3). */
export function bestMask(symbols: readonly Grid[]): Grid | null {
  const judged = symbols.map((symbol) => ({ symbol, penalty: penaltyOf(symbol) }));
  return judged.toSorted((a, b) => a.penalty - b.penalty)[0]?.symbol ?? null;
}

function penaltyOf(symbol: Grid): number {
  const size = symbol.length;
  const columns = symbol.map((_, column) => symbol.map((row) => row[column] === true));
  const lines = [...symbol, ...columns].map((line) =>
    line.map((dark) => (dark ? '1' : '0')).join(''),
  );
  let penalty = 0;
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) penalty += run.length - 2;
    // What looks like a finder, overlaps counted.
    penalty += 40 * (line.match(/(?=00001011101|10111010000)/g) ?? []).length;
  }
  for (let row = 0; row + 1 < size; row += 1) {
    for (let column = 0; column + 1 < size; column += 1) {
      const dark = isDark(symbol, row, column);
      const others = [
        isDark(symbol, row, column + 1),
        isDark(symbol, row + 1, column),
        isDark(symbol, row + 1, column + 1),
      ];
      if (others.every((other) => other === dark)) penalty += 3;
    }
  }
  const dark = symbol.flat().filter(Boolean).length;
  return penalty + 10 * Math.floor(Math.abs((dark * 100) / (size * size) - 50) / 5);
}
