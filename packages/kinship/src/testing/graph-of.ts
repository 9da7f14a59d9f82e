import type { FamilyGraph } from '../family-graph.ts';

/** One union of a small graph: partners, children, how the children belong, what kind it is. */
export interface UnionOf {
  readonly partners: readonly number[];
  readonly children?: readonly number[];
  readonly pedigree?: string;
  readonly kind?: string;
}

/** A small graph: a sex a person, and the unions. People are named P0, P1 and so on. */
export function graphOf(sexes: string, unions: readonly UnionOf[]): FamilyGraph {
  const people = [...sexes];
  return {
    version: '1',
    ids: people.map((_, person) => `p${person}`),
    names: people.map((_, person) => `P${person}`),
    sexes,
    births: people.map(() => null),
    deaths: people.map(() => null),
    flags: people.map(() => 0),
    unionIds: unions.map((_, union) => `u${union}`),
    partners: unions.map(({ partners }) => partners),
    children: unions.map(({ children = [] }) => children),
    pedigrees: unions.map(({ pedigree = null }) => pedigree),
    kinds: unions.map(({ kind = 'm' }) => kind).join(''),
  };
}
