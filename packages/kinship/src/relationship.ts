import { birth, kindOf, type GraphIndex } from './graph-index.ts';
import type { UnionKind } from './family-graph.ts';
import { ownUnions } from './relatives.ts';
import { at, rowOf } from './rows.ts';
import { ancestryOf, nearestBlood, type BloodRelation } from './relation/blood.ts';
import { explainedPieces, piecesOf } from './relation/pieces.ts';
import { cheapestPath, type PathStep } from './relation/relation-path.ts';
import { englishRelations } from './relation/relation-words.en.ts';
import type { RelationWords } from './relation/relation-words.ts';
import { sharedGenes } from './relation/shared-genes.ts';
import { withUnknownParents } from './relation/unknown-parents.ts';

/** Parts a chain has at most in `Relationship.words`. */
const longestChain = 5;

/** What one person is to another. */
export interface Relationship {
  /** 'your second cousin once removed', 'mother-in-law of Anna'; a chain where there is no term. */
  readonly words: string;
  /** The same as a chain of any length: 'your mother's second cousin'. */
  readonly chain: string;
  /** The relation by birth, where `words` names a nearer one: a wife who is a second cousin. */
  readonly bloodWords: string | null;
  /** From the first person to the second, both included. */
  readonly path: readonly PathStep[];
  /** The nearest ones by birth; the person if one descends from the other. */
  readonly commonAncestors: readonly number[];
  /** Generations up and down together (civil degree); null when they are not related by birth. */
  readonly bloodDegree: number | null;
  /** The expected share of genes from common ancestors, 0 to 1. */
  readonly coefficient: number;
}

export interface RelationshipOptions {
  /** you: the first person reads the words; name: they name the first person. */
  readonly of?: 'you' | 'name';
  readonly words?: RelationWords;
}

/**
 * What `to` is to `from`: a partner first, then a parent or child who is not one by birth, then the nearest relation
 * by birth, then the path with the fewest marriages. Null when nothing connects them or a number is nobody's.
 */
export function findRelationship(
  index: GraphIndex,
  from: number,
  to: number,
  options: RelationshipOptions = {},
): Relationship | null {
  if (!isPerson(index, from) || !isPerson(index, to)) return null;
  return relationshipIn(withUnknownParents(index), { from, to, people: index.people }, options);
}

function relationshipIn(
  index: GraphIndex,
  { from, to, people }: { from: number; to: number; people: number },
  options: RelationshipOptions,
): Relationship | null {
  const words = options.words ?? englishRelations;
  const of = options.of === 'name' ? index.graph.names[from] || words.unnamed : null;
  if (from === to) {
    const path: PathStep[] = [{ index: from, step: 'self', union: null }];
    const same = words.same(of);
    const blood = { commonAncestors: [from], bloodDegree: 0, coefficient: 1 };
    return { words: same, chain: same, bloodWords: null, path, ...blood };
  }
  const blood = nearestBlood(index, ancestryOf(index, from), ancestryOf(index, to));
  const bloodPath = blood && pathOf(index, blood);
  const path = directPath(index, from, to, blood) ?? bloodPath ?? cheapestPath(index, from, to);
  if (path === null) return null;
  const named = (steps: readonly PathStep[]) => {
    const pieces = piecesOf(index, steps);
    const term = words.term(pieces);
    if (term === null && pieces.length > longestChain) return words.distant(of);
    const terms = pieces.map((piece) => words.piece(piece));
    return term === null ? words.chain(terms, of) : words.belonging(term, of);
  };
  const explained = explainedPieces(index, path).map((piece) => words.piece(piece));
  return {
    words: named(path),
    chain: words.chain(explained, of),
    bloodWords: bloodPath !== null && path !== bloodPath ? named(bloodPath) : null,
    path: withoutUnknown(path, people),
    commonAncestors: blood?.ancestors.filter((person) => person < people) ?? [],
    bloodDegree: blood ? blood.up + blood.down : null,
    coefficient: blood ? sharedGenes(index, from, to) : 0,
  };
}

/** Siblings of unknown parents follow each other in a path. */
function withoutUnknown(path: readonly PathStep[], people: number): PathStep[] {
  return path.flatMap((step, place): PathStep[] => {
    if (step.index >= people) return [];
    return (path[place - 1]?.index ?? 0) >= people ? [{ ...step, step: 'sibling' }] : [step];
  });
}

function isPerson(index: GraphIndex, person: number): boolean {
  return Number.isInteger(person) && person >= 0 && person < index.people;
}

/** A marriage, or a parent or child who is not one by birth: nearer than a relation by birth over more steps. */
function directPath(
  index: GraphIndex,
  from: number,
  to: number,
  blood: BloodRelation | null,
): PathStep[] | null {
  const start: PathStep = { index: from, step: 'self', union: null };
  if (blood !== null && blood.up + blood.down === 1) return null;
  const bond = unionOf(index, from, to);
  if (bond !== null) return [start, { index: to, step: 'partner', union: bond }];
  for (const union of rowOf(index.asChild, from)) {
    if (rowOf(index.partnersOf, union).includes(to)) {
      return [start, { index: to, step: 'parent', union }];
    }
  }
  for (const union of rowOf(index.asChild, to)) {
    if (rowOf(index.partnersOf, union).includes(from)) {
      return [start, { index: to, step: 'child', union }];
    }
  }
  return null;
}

/** The union two people are partners in: a marriage before others, a divorce last; null when there is none. */
function unionOf(index: GraphIndex, one: number, other: number): number | null {
  const rank = (kind: UnionKind) => 'mpud'.indexOf(kind);
  const shared = ownUnions(index, one).filter((union) =>
    rowOf(index.partnersOf, union).includes(other),
  );
  const ranked = shared.toSorted((a, b) => rank(kindOf(index, a)) - rank(kindOf(index, b)));
  return ranked[0] ?? null;
}

function pathOf(index: GraphIndex, { rising, falling }: BloodRelation): PathStep[] {
  const path: PathStep[] = [];
  for (const person of rising) {
    const before = path.at(-1)?.index;
    if (before === undefined) path.push({ index: person, step: 'self', union: null });
    else path.push({ index: person, step: 'parent', union: birthUnion(index, before, person) });
  }
  for (const person of falling) {
    const before = path.at(-1)?.index ?? person;
    path.push({ index: person, step: 'child', union: birthUnion(index, person, before) });
  }
  return path;
}

/** The union a person was born to with this parent. */
function birthUnion(index: GraphIndex, child: number, parent: number): number | null {
  const { starts, items } = index.asChild;
  for (let place = at(starts, child); place < at(starts, child + 1); place += 1) {
    if (index.ownPedigrees[place] !== birth) continue;
    const union = at(items, place);
    if (rowOf(index.partnersOf, union).includes(parent)) return union;
  }
  return null;
}
