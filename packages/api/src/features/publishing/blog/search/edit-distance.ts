/**
 * How many edits turn one word into the other: a letter deleted, inserted or replaced, or two adjacent
 * letters swapped (optimal string alignment).
 */
export function editDistance(a: string, b: string): number {
  const from = [...a];
  const to = [...b];
  let before: number[] = [];
  let last = to.map((_, index) => index).concat(to.length);
  for (const [row, letter] of from.entries()) {
    const now = [row + 1];
    for (const [column, other] of to.entries()) {
      const same = letter === other ? 0 : 1;
      let steps = Math.min(
        (last[column + 1] ?? 0) + 1,
        (now[column] ?? 0) + 1,
        (last[column] ?? 0) + same,
      );
      const swapped = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === other;
      if (swapped) steps = Math.min(steps, (before[column - 1] ?? 0) + 1);
      now.push(steps);
    }
    before = last;
    last = now;
  }
  return last.at(-1) ?? 0;
}
