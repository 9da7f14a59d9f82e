import { birth, type GraphIndex } from './graph-index.ts';
import { at, rowOf } from './rows.ts';

/** The unions a person is a child of, those of birth first. */
export function parentUnions(index: GraphIndex, person: number): number[] {
  const { starts, items } = index.asChild;
  const births: number[] = [];
  const others: number[] = [];
  for (let place = at(starts, person); place < at(starts, person + 1); place += 1) {
    (index.ownPedigrees[place] === birth ? births : others).push(at(items, place));
  }
  return [...births, ...others];
}

/** The unions a person is a partner of, in the order of the graph. */
export function ownUnions(index: GraphIndex, person: number): number[] {
  return rowOf(index.asPartner, person);
}

/** The parents of any pedigree, those of birth first, each once. */
export function parents(index: GraphIndex, person: number): number[] {
  return unique(parentUnions(index, person).flatMap((union) => rowOf(index.partnersOf, union)));
}

/** The children of all unions of a person, each once. */
export function children(index: GraphIndex, person: number): number[] {
  return unique(ownUnions(index, person).flatMap((union) => rowOf(index.childrenOf, union)));
}

/** Everyone who is in a union with a person, each once, without the person. */
export function partners(index: GraphIndex, person: number): number[] {
  const all = ownUnions(index, person).flatMap((union) => rowOf(index.partnersOf, union));
  return unique(all).filter((partner) => partner !== person);
}

/**
 * The siblings of a person: full ones share the union they are children of, or two parents; half-siblings share
 * one parent.
 */
export function siblings(index: GraphIndex, person: number): { full: number[]; half: number[] } {
  const own = parents(index, person);
  const together = parentUnions(index, person).flatMap((union) => rowOf(index.childrenOf, union));
  const full = new Set(together);
  const half = new Set<number>();
  for (const parent of own) {
    for (const child of children(index, parent)) {
      if (full.has(child) || half.has(child)) continue;
      const shared = parents(index, child).filter((each) => own.includes(each)).length;
      (shared > 1 ? full : half).add(child);
    }
  }
  full.delete(person);
  half.delete(person);
  return { full: [...full], half: [...half] };
}

function unique(values: readonly number[]): number[] {
  return [...new Set(values)];
}
