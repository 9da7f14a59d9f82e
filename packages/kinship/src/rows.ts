/** Lists of numbers, one a row, in two arrays: row r is `items` from `starts[r]` up to `starts[r + 1]`. */
export interface Rows {
  readonly starts: Int32Array;
  readonly items: Int32Array;
}

/** A value of an array at a place that is known to exist. */
export function at(values: { readonly [place: number]: number }, place: number): number {
  // The callers count within the bounds; a check in each inner loop would be paid 100,000 times.
  return values[place] as number;
}

/** One row as a list. */
export function rowOf(rows: Rows, row: number): number[] {
  return Array.from(rows.items.subarray(at(rows.starts, row), at(rows.starts, row + 1)));
}

/** How many values a row has. */
export function lengthOf(rows: Rows, row: number): number {
  return at(rows.starts, row + 1) - at(rows.starts, row);
}

/** Rows with room for `counts[r]` values each. */
export function emptyRows(counts: Int32Array): Rows {
  const starts = new Int32Array(counts.length + 1);
  for (let row = 0; row < counts.length; row += 1) {
    starts[row + 1] = at(starts, row) + at(counts, row);
  }
  return { starts, items: new Int32Array(at(starts, counts.length)) };
}
