/** Letters that may be wrong, missing, too many or swapped with their neighbor. */
export const mostErrors = (word: string): number => (word.length < 5 ? 0 : word.length < 8 ? 1 : 2);

/**
 * The known word that somebody most likely meant: the one with the fewest errors, of several the one
 * that begins as it does, then the shortest. Null when all have too many.
 */
export function nearestWord(word: string, known: Iterable<string>): string | null {
  const most = mostErrors(word);
  let best: { known: string; rank: number } | null = null;
  for (const each of known) {
    const errors = errorsBetween(word, each, most);
    if (errors > most) continue;
    const rank = errors * 1000 + (each[0] === word[0] ? 0 : 100) + Math.min(each.length, 99);
    if (!best || rank < best.rank || (rank === best.rank && each < best.known)) {
      best = { known: each, rank };
    }
  }
  return best?.known ?? null;
}

/**
 * Errors between two words (optimal string alignment), counted up to `most`; one more when there are
 * more.
 */
export function errorsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    let least = row;
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      let errors = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (row > 1 && at > 1 && isSwapped) errors = Math.min(errors, (before[at - 2] ?? 0) + 1);
      next.push(errors);
      least = Math.min(least, errors);
    }
    if (least > most) return most + 1;
    before = last;
    last = next;
  }
  return Math.min(last[other.length] ?? most + 1, most + 1);
}
