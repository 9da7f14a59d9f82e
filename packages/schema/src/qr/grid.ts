/** Rows of modules, true for dark. */
export type Grid = boolean[][];

export function emptyGrid(size: number): Grid {
  return Array.from({ length: size }, () => Array.from({ length: size }, () => false));
}

export function isDark(
  grid: readonly (readonly boolean[])[],
  row: number,
  column: number,
): boolean {
  return grid[row]?.[column] === true;
}

/** Sets a module; one outside of the grid is left out. */
export function setModule(grid: Grid, row: number, column: number, dark: boolean): void {
  const line = grid[row];
  if (line && column >= 0 && column < line.length) line[column] = dark;
}
