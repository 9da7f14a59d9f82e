import type { FamilyGraph, Pedigree, Sex, UnionKind } from './family-graph.ts';
import { at, emptyRows, type Rows } from './rows.ts';

/** What walks through a family graph read: who is in which union, both ways. */
export interface GraphIndex {
  readonly graph: FamilyGraph;
  readonly people: number;
  readonly unions: number;
  /** union -> partners */
  readonly partnersOf: Rows;
  /** union -> children, in birth order */
  readonly childrenOf: Rows;
  /** Beside `childrenOf.items`: the character code of the pedigree. */
  readonly childPedigrees: Uint8Array;
  /** person -> unions as a partner */
  readonly asPartner: Rows;
  /** person -> unions as a child */
  readonly asChild: Rows;
  /** Beside `asChild.items`: the character code of the pedigree. */
  readonly ownPedigrees: Uint8Array;
}

/** The character code of a birth in the columns of pedigrees. */
export const birth = 98;
const pedigreeLetters = 'bafsto';

/**
 * Indexes a graph in time and memory in proportion to it. Faulty graphs are read as far as they go: numbers
 * of people who are not there and a second mention of a person in the same role of a union are skipped.
 * Cycles stay, so every walk has to remember where it was.
 */
export function indexOf(graph: FamilyGraph): GraphIndex {
  const people = graph.ids.length;
  const unions = graph.partners.length;
  const partners = readRole(graph.partners, people, null);
  const children = readRole(graph.children, people, graph.pedigrees);
  return {
    ...{ graph, people, unions },
    partnersOf: partners.rows,
    childrenOf: children.rows,
    childPedigrees: children.pedigrees,
    asPartner: partners.backward,
    asChild: children.backward,
    ownPedigrees: children.backwardPedigrees,
  };
}

function readRole(
  lists: readonly (readonly number[])[],
  people: number,
  letters: readonly (string | null)[] | null,
) {
  const seenIn = new Int32Array(people).fill(-1);
  const sizes = new Int32Array(lists.length);
  const uses = new Int32Array(people);
  const isNew = (person: number, union: number): boolean => {
    if (!(person >= 0 && person < people) || seenIn[person] === union) return false;
    seenIn[person] = union;
    return true;
  };
  for (const [union, list] of lists.entries()) {
    for (const person of list) {
      if (!isNew(person, union)) continue;
      sizes[union] = at(sizes, union) + 1;
      uses[person] = at(uses, person) + 1;
    }
  }
  const rows = emptyRows(sizes);
  const backward = emptyRows(uses);
  const pedigrees = new Uint8Array(rows.items.length).fill(birth);
  const backwardPedigrees = new Uint8Array(rows.items.length).fill(birth);
  const next = backward.starts.slice();
  seenIn.fill(-1);
  let place = 0;
  for (const [union, list] of lists.entries()) {
    const text = letters?.[union] ?? null;
    for (const [position, person] of list.entries()) {
      if (!isNew(person, union)) continue;
      const code = text === null ? birth : codeOf(text, position);
      const own = at(next, person);
      next[person] = own + 1;
      rows.items[place] = person;
      pedigrees[place] = code;
      backward.items[own] = union;
      backwardPedigrees[own] = code;
      place += 1;
    }
  }
  return { rows, backward, pedigrees, backwardPedigrees };
}

function codeOf(text: string, position: number): number {
  const letter = text.charAt(position);
  return letter !== '' && pedigreeLetters.includes(letter) ? letter.charCodeAt(0) : birth;
}

/** The sex of a person; unknown when the column does not say. */
export function sexOf(index: GraphIndex, person: number): Sex {
  const letter = index.graph.sexes.charAt(person);
  return letter === 'M' || letter === 'F' || letter === 'X' ? letter : 'U';
}

/** The kind of a union; unknown when the column does not say. */
export function kindOf(index: GraphIndex, union: number): UnionKind {
  const letter = index.graph.kinds.charAt(union);
  return letter === 'm' || letter === 'p' || letter === 'd' ? letter : 'u';
}

/** A code of the columns of pedigrees as its letter. */
export function pedigreeOf(code: number): Pedigree {
  return String.fromCharCode(code) as Pedigree;
}
