import type { GraphIndex } from '../graph-index.ts';
import { at, lengthOf } from '../rows.ts';

/**
 * How many generations descend from each person and each union. From the youngest up, each union once; who is in a
 * cycle keeps what was counted before it.
 */
export function heightsOf(index: GraphIndex): { people: Int32Array; unions: Int32Array } {
  const people = new Int32Array(index.people);
  const unions = new Int32Array(index.unions);
  const waiting = {
    people: Int32Array.from(people, (_, person) => lengthOf(index.asPartner, person)),
    unions: Int32Array.from(unions, (_, union) => lengthOf(index.childrenOf, union)),
  };
  const finished: number[] = [];
  const finishUnion = (union: number) => {
    const { starts, items } = index.partnersOf;
    for (let place = at(starts, union); place < at(starts, union + 1); place += 1) {
      const partner = at(items, place);
      people[partner] = Math.max(at(people, partner), at(unions, union));
      if (decrease(waiting.people, partner) === 0) finished.push(partner);
    }
  };
  for (let person = 0; person < index.people; person += 1) {
    if (waiting.people[person] === 0) finished.push(person);
  }
  for (let union = 0; union < index.unions; union += 1) {
    if (waiting.unions[union] === 0) finishUnion(union);
  }
  const { starts, items } = index.asChild;
  for (const person of finished) {
    for (let place = at(starts, person); place < at(starts, person + 1); place += 1) {
      const union = at(items, place);
      unions[union] = Math.max(at(unions, union), at(people, person) + 1);
      if (decrease(waiting.unions, union) === 0) finishUnion(union);
    }
  }
  return { people, unions };
}

function decrease(counts: Int32Array, place: number): number {
  const left = at(counts, place) - 1;
  counts[place] = left;
  return left;
}
