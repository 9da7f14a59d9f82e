import * as fc from 'fast-check';
import type { FamilyGraph } from '../family-graph.ts';
import { graphOf } from './graph-of.ts';

/**
 * Small graphs of any shape: remarriages, half-siblings, marriages of cousins, people who are their own ancestors,
 * unions without partners, numbers that are nobody's, people twice in a union.
 */
export function anyGraph(most = 12): fc.Arbitrary<FamilyGraph> {
  return fc.integer({ min: 1, max: most }).chain((size) => {
    const person = fc.integer({ min: -1, max: size });
    const union = fc.record({
      partners: fc.array(person, { maxLength: 3 }),
      children: fc.array(person, { maxLength: 4 }),
      pedigree: fc.constantFrom('bbbb', 'bbbb', 'babb', 'tbfb', 'bsob'),
      kind: fc.constantFrom('m', 'm', 'p', 'd', 'u'),
    });
    const sexes = fc.string({
      unit: fc.constantFrom('M', 'F', 'M', 'F', 'X', 'U'),
      minLength: size,
      maxLength: size,
    });
    return fc
      .tuple(sexes, fc.array(union, { maxLength: size }))
      .map(([letters, unions]) => graphOf(letters, unions));
  });
}

/** Graphs of families as they happen: children are younger than their parents, so no cycles. */
export function plainGraph(most = 16): fc.Arbitrary<FamilyGraph> {
  return anyGraph(most).map((graph) => ({
    ...graph,
    children: graph.children.map((children, union) => {
      const youngest = Math.max(-1, ...(graph.partners[union] ?? []));
      return children.map((child) => (child > youngest ? child : -1));
    }),
  }));
}
