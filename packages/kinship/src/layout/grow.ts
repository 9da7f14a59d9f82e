import type { GraphIndex } from '../graph-index.ts';
import { parentUnions, ownUnions } from '../relatives.ts';
import { rowOf } from '../rows.ts';
import type { Measures } from './layout.ts';

/** A box before it has its position. */
export interface Place {
  readonly person: number;
  readonly generation: number;
  readonly reference: boolean;
  /** The middle of the box along its row. */
  middle: number;
}

/** A person with what lies below: unions, their partners and their children. */
export interface Stem {
  readonly place: Place;
  readonly families: StemFamily[];
}

export interface StemFamily {
  readonly union: number;
  readonly partners: readonly Place[];
  readonly children: Stem[];
}

/** The union a person is a child of, with what lies above each of its partners. */
export interface Fork {
  readonly union: number;
  readonly partners: { readonly place: Place; fork: Fork | null }[];
}

/** What is on a chart so far. */
export interface Growth {
  readonly index: GraphIndex;
  readonly measures: Measures;
  readonly places: Place[];
  readonly drawn: Set<number>;
}

export function startGrowth(index: GraphIndex, measures: Measures): Growth {
  return { index, measures, places: [], drawn: new Set() };
}

/** A new box; a reference when the person has one already. */
export function addPlace(growth: Growth, person: number, generation: number): Place {
  const place = { person, generation, reference: growth.drawn.has(person), middle: 0 };
  growth.drawn.add(person);
  growth.places.push(place);
  return place;
}

/**
 * Adds descendants below a person, generation by generation, so that the nearest ones come first when the chart is
 * full. A person is continued in one place alone, which also ends the walk where the graph has a cycle.
 */
export function growDown(growth: Growth, root: Place): Stem {
  const { index, measures } = growth;
  const unions = new Set<number>();
  const top: Stem = { place: root, families: [] };
  const queue = [top];
  for (const stem of queue) {
    const { person, generation, reference } = stem.place;
    if (reference || roomIn(growth) === 0) continue;
    const deeper = generation < measures.down || measures.opened.has(person);
    for (const union of ownUnions(index, person)) {
      if (unions.has(union)) continue;
      unions.add(union);
      const family: StemFamily = {
        union,
        partners: rowOf(index.partnersOf, union)
          .filter((partner) => partner !== person)
          .slice(0, roomIn(growth))
          .map((partner) => addPlace(growth, partner, generation)),
        children: [],
      };
      for (const child of deeper ? rowOf(index.childrenOf, union) : []) {
        if (roomIn(growth) === 0) break;
        const below = { place: addPlace(growth, child, generation + 1), families: [] };
        family.children.push(below);
        queue.push(below);
      }
      if (family.partners.length + family.children.length > 0) stem.families.push(family);
    }
  }
  return top;
}

/** Adds ancestors above a person, generation by generation; null when no parents are known or wanted. */
export function growUp(growth: Growth, root: Place): Fork | null {
  const top = { place: root, fork: null as Fork | null };
  const queue = [top];
  for (const child of queue) {
    child.fork = forkOf(growth, child.place);
    queue.push(...(child.fork?.partners ?? []));
  }
  return top.fork;
}

function forkOf(growth: Growth, { person, generation, reference }: Place): Fork | null {
  const { index, measures } = growth;
  if (reference || roomIn(growth) === 0) return null;
  if (-generation >= measures.up && !measures.opened.has(person)) return null;
  const union = parentUnions(index, person).find(
    (each) => rowOf(index.partnersOf, each).length > 0,
  );
  if (union === undefined) return null;
  const shown = rowOf(index.partnersOf, union).slice(0, roomIn(growth));
  const partners = shown.map((partner) => ({
    place: addPlace(growth, partner, generation - 1),
    fork: null,
  }));
  return { union, partners };
}

/** How many boxes the chart still takes. */
export function roomIn({ places, measures }: Growth): number {
  return Math.max(0, measures.most - places.length);
}
