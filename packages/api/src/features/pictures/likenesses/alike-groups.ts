interface Pair {
  readonly firstId: string;
  readonly secondId: string;
}

/** Sets of items that are alike directly or by others between them, in the order of the pairs. */
export function alikeGroups(pairs: readonly Pair[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const { firstId, secondId } of pairs) {
    const one = groups.get(firstId) ?? [firstId];
    const other = groups.get(secondId) ?? [secondId];
    const joined = one === other ? one : [...one, ...other];
    for (const id of joined) groups.set(id, joined);
  }
  return [...new Set(groups.values())];
}
