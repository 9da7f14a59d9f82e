import { PersonFlag } from './family-graph.ts';
import type { GraphIndex } from './graph-index.ts';
import { ownUnions, parents } from './relatives.ts';
import { rowOf } from './rows.ts';

/**
 * The people of a branch with a voice, in the order to listen: for ancestors generation by generation from the
 * person up, for descendants child by child, each with partners and all descendants before the next. Everyone comes
 * once, the person first.
 */
export function voicesAlong(
  index: GraphIndex,
  person: number,
  branch: 'ancestors' | 'descendants',
): number[] {
  const walk = branch === 'ancestors' ? ancestorsOf(index, person) : descendantsOf(index, person);
  return walk.filter((each) => ((index.graph.flags[each] ?? 0) & PersonFlag.voice) !== 0);
}

function ancestorsOf(index: GraphIndex, person: number): number[] {
  const walk = new Set([person]);
  // A set that grows while it is read is read to its end.
  for (const each of walk) for (const parent of parents(index, each)) walk.add(parent);
  return [...walk];
}

function descendantsOf(index: GraphIndex, person: number): number[] {
  const walk = new Set<number>();
  const unions = new Set<number>();
  const waiting = [person];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    walk.add(next);
    const below: number[] = [];
    for (const union of ownUnions(index, next)) {
      if (unions.has(union)) continue;
      unions.add(union);
      for (const partner of rowOf(index.partnersOf, union)) walk.add(partner);
      for (const child of rowOf(index.childrenOf, union)) below.push(child);
    }
    for (const child of below.reverse()) waiting.push(child);
  }
  return [...walk];
}
