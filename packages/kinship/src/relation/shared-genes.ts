import type { GraphIndex } from '../graph-index.ts';
import { birthParents, mostGenerations } from './blood.ts';

/** Steps after which parents' own relations are left out: more than any family that people know. */
const enough = 400_000;

/**
 * The coefficient of relationship: twice the kinship coefficient, the expected share of genes two people have from
 * common ancestors (parent 0.5, first cousin 0.125). It sums over every line, by the decomposition of the numerator
 * relationship matrix A = T D T' (Henderson 1976): both people's shares in each common ancestor, times what that
 * ancestor did not get from known parents. Parents who are related count as such.
 */
export function sharedGenes(index: GraphIndex, one: number, other: number): number {
  return share(index, one, other, { steps: 0, inbreeding: new Map() });
}

interface Work {
  steps: number;
  /** Half of what the parents of a person share; 0 while it is being computed, which ends cycles. */
  readonly inbreeding: Map<number, number>;
}

function share(index: GraphIndex, one: number, other: number, work: Work): number {
  const own = sharesIn(index, one, work);
  const theirs = sharesIn(index, other, work);
  let sum = 0;
  for (const [ancestor, part] of own) {
    const part2 = theirs.get(ancestor);
    if (part2 !== undefined) sum += part * part2 * ownVariance(index, ancestor, work);
  }
  return sum;
}

/** What does not come from known parents: all of a founder, half of a child of unrelated parents. */
function ownVariance(index: GraphIndex, person: number, work: Work): number {
  const parents = birthParents(index, person).slice(0, 2);
  let known = 0;
  for (const parent of parents) known += 1 + inbreedingOf(index, parent, work);
  return 1 - known / 4;
}

function inbreedingOf(index: GraphIndex, person: number, work: Work): number {
  const known = work.inbreeding.get(person);
  if (known !== undefined) return known;
  work.inbreeding.set(person, 0);
  const [father, mother] = birthParents(index, person);
  if (father === undefined || mother === undefined || work.steps > enough) return 0;
  const inbreeding = share(index, father, mother, work) / 2;
  work.inbreeding.set(person, inbreeding);
  return inbreeding;
}

/** The share of each ancestor in a person over all lines: a half a generation, added up where lines join. */
function sharesIn(index: GraphIndex, person: number, work: Work): Map<number, number> {
  const shares = new Map<number, number>([[person, 1]]);
  for (const child of descendantsFirst(index, person)) {
    const part = (shares.get(child) ?? 0) / 2;
    for (const parent of birthParents(index, child).slice(0, 2)) {
      if (parent !== person) shares.set(parent, (shares.get(parent) ?? 0) + part);
    }
    work.steps += 1;
  }
  return shares;
}

/** A person and all ancestors, each after all of their descendants in this line; a line that bites itself is cut. */
function descendantsFirst(index: GraphIndex, person: number): number[] {
  const order: number[] = [];
  const seen = new Set([person]);
  const stack: { person: number; parents: number[] }[] = [
    { person, parents: birthParents(index, person).slice(0, 2) },
  ];
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const next = top.parents.pop();
    if (next === undefined) {
      order.push(top.person);
      stack.pop();
    } else if (!seen.has(next) && stack.length <= mostGenerations) {
      seen.add(next);
      stack.push({ person: next, parents: birthParents(index, next).slice(0, 2) });
    }
  }
  return order.reverse();
}
