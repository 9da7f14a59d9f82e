/** As in Cormack, Clarke and Büttcher 2009: how little the first places count more than the next. */
const dampening = 60;

/** Joins rankings into one: what stands high in several stands highest. Each item once. */
export function reciprocalRank<Item>(rankings: readonly (readonly Item[])[]): Item[] {
  const scores = new Map<Item, number>();
  for (const ranking of rankings) {
    for (const [rank, item] of ranking.entries()) {
      scores.set(item, (scores.get(item) ?? 0) + 1 / (dampening + rank));
    }
  }
  // Sorting is stable: of equals, the one of the first ranking comes first.
  return [...scores].toSorted(([, one], [, other]) => other - one).map(([item]) => item);
}
