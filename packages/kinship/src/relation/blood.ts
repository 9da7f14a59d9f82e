import { birth, type GraphIndex } from '../graph-index.ts';
import { at, rowOf } from '../rows.ts';

/** The ancestors by birth of a person, with the person: how many generations up, and from which child. */
export interface Ancestry {
  readonly distance: ReadonlyMap<number, number>;
  /** The next person on a shortest line down to where the search began. */
  readonly via: ReadonlyMap<number, number>;
}

/**
 * Generations after which ancestors are no relations by birth: 6,000 years, so that a graph made to have a line of
 * 200,000 generations costs no more than a family.
 */
export const mostGenerations = 250;

export function ancestryOf(index: GraphIndex, person: number): Ancestry {
  const distance = new Map([[person, 0]]);
  const via = new Map<number, number>();
  const unions = new Set<number>();
  const queue = [person];
  for (const child of queue) {
    const next = (distance.get(child) ?? 0) + 1;
    if (next > mostGenerations) break;
    forBirthUnions(index, child, (union) => {
      // Siblings in the line share a union; its partners are known after the first of them.
      if (unions.has(union)) return;
      unions.add(union);
      for (const parent of rowOf(index.partnersOf, union)) {
        if (distance.has(parent)) continue;
        distance.set(parent, next);
        via.set(parent, child);
        queue.push(parent);
      }
    });
  }
  return { distance, via };
}

/** The parents by birth, each once. */
export function birthParents(index: GraphIndex, person: number): number[] {
  const found = new Set<number>();
  forBirthUnions(index, person, (union) => {
    for (const parent of rowOf(index.partnersOf, union)) found.add(parent);
  });
  return [...found];
}

function forBirthUnions(index: GraphIndex, person: number, visit: (union: number) => void): void {
  const { starts, items } = index.asChild;
  for (let place = at(starts, person); place < at(starts, person + 1); place += 1) {
    if (index.ownPedigrees[place] === birth) visit(at(items, place));
  }
}

/** Children by birth of the same union, or of the same two parents. */
export function areFullSiblings(index: GraphIndex, one: number, other: number): boolean {
  const unions = new Set<number>();
  forBirthUnions(index, one, (union) => unions.add(union));
  let together = false;
  forBirthUnions(index, other, (union) => {
    together ||= unions.has(union);
  });
  if (together) return true;
  const own = birthParents(index, one);
  return birthParents(index, other).filter((parent) => own.includes(parent)).length > 1;
}

/** The nearest relation by birth of two people. */
export interface BloodRelation {
  /** Generations from the first person up to the common ancestors, and from them down to the second. */
  readonly up: number;
  readonly down: number;
  readonly half: boolean;
  /** All common ancestors at these distances, in the order of their numbers. */
  readonly ancestors: readonly number[];
  /** The people from the first up to a common ancestor, and those after it down to the second. */
  readonly rising: readonly number[];
  readonly falling: readonly number[];
}

/**
 * The fewest generations up and down together; of equal ones the closest to the line of one of both, and of those
 * the one with the fewest generations up.
 */
export function nearestBlood(
  index: GraphIndex,
  one: Ancestry,
  other: Ancestry,
): BloodRelation | null {
  let [up, down] = [Infinity, Infinity];
  let ancestors: number[] = [];
  const [fewer, more] = one.distance.size <= other.distance.size ? [one, other] : [other, one];
  for (const person of fewer.distance.keys()) {
    if (!more.distance.has(person)) continue;
    const a = one.distance.get(person) ?? 0;
    const b = other.distance.get(person) ?? 0;
    if (a === up && b === down) ancestors.push(person);
    else if (isNearer([a, b], [up, down])) [up, down, ancestors] = [a, b, [person]];
  }
  if (ancestors.length === 0) return null;
  ancestors.sort((a, b) => a - b);
  const top = topOf(index, one, other, { up, down, ancestors });
  const rising = [...lineTo(one, top.below ?? top.ancestor)];
  if (top.below !== null) rising.push(top.ancestor);
  const falling = top.beside === null ? [] : [...lineTo(other, top.beside)].reverse();
  if (up === 0) falling.push(...[...lineTo(other, top.ancestor)].reverse().slice(1));
  return { up, down, half: top.half, ancestors, rising, falling };
}

function isNearer([a, b]: [number, number], [up, down]: [number, number]): boolean {
  if (a + b !== up + down) return a + b < up + down;
  if (Math.min(a, b) !== Math.min(up, down)) return Math.min(a, b) < Math.min(up, down);
  return a < up;
}

/** The people from where an ancestry began up to an ancestor, both included. */
function lineTo({ via }: Ancestry, ancestor: number): number[] {
  const line = [ancestor];
  for (let person = via.get(ancestor); person !== undefined; person = via.get(person)) {
    line.push(person);
  }
  return line.reverse();
}

/** The ancestor the path goes over, and the two siblings below: full siblings where there are some. */
function topOf(
  index: GraphIndex,
  one: Ancestry,
  other: Ancestry,
  { up, down, ancestors }: { up: number; down: number; ancestors: readonly number[] },
) {
  const ancestor = ancestors[0] ?? 0;
  if (up === 0 || down === 0) return { ancestor, below: null, beside: null, half: false };
  let found: { ancestor: number; below: number; beside: number; half: boolean } | null = null;
  for (const each of ancestors) {
    const children = birthChildren(index, each);
    const belows = children.filter((child) => one.distance.get(child) === up - 1);
    const besides = children.filter((child) => other.distance.get(child) === down - 1);
    for (const below of belows) {
      for (const beside of besides) {
        const half = !areFullSiblings(index, below, beside);
        found ??= { ancestor: each, below, beside, half };
        if (!half) return { ancestor: each, below, beside, half };
      }
    }
  }
  return found ?? { ancestor, below: null, beside: null, half: false };
}

/** The children by birth, each once. */
function birthChildren(index: GraphIndex, person: number): number[] {
  const found = new Set<number>();
  for (const union of rowOf(index.asPartner, person)) {
    const { starts, items } = index.childrenOf;
    for (let place = at(starts, union); place < at(starts, union + 1); place += 1) {
      if (index.childPedigrees[place] === birth) found.add(at(items, place));
    }
  }
  return [...found];
}
