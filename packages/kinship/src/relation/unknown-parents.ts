import type { FamilyGraph } from '../family-graph.ts';
import { indexOf, type GraphIndex } from '../graph-index.ts';
import { lengthOf } from '../rows.ts';

const known = new WeakMap<GraphIndex, GraphIndex>();

/**
 * The index with two parents of unknown names, numbered beyond all people, in each union that has several children
 * and no partners: its children are siblings. The same index where there is no such union.
 */
export function withUnknownParents(index: GraphIndex): GraphIndex {
  const before = known.get(index);
  if (before) return before;
  const graph = addUnknownParents(index);
  const result = graph === index.graph ? index : indexOf(graph);
  known.set(index, result);
  return result;
}

function addUnknownParents(index: GraphIndex): FamilyGraph {
  const { graph, people, unions } = index;
  const parentless: number[] = [];
  for (let union = 0; union < unions; union += 1) {
    if (lengthOf(index.partnersOf, union) > 0 || lengthOf(index.childrenOf, union) < 2) continue;
    parentless.push(union);
  }
  if (parentless.length === 0) return graph;
  // A number that was nobody's must not become that of an unknown parent.
  const isPerson = (person: number) => person < people;
  const partners = graph.partners.map((list) => list.filter(isPerson));
  const children = graph.children.map((list) =>
    list.map((person) => (isPerson(person) ? person : -1)),
  );
  for (const [place, union] of parentless.entries()) {
    partners[union] = [people + place * 2, people + place * 2 + 1];
  }
  return {
    ...graph,
    partners,
    children,
    ids: [...graph.ids, ...parentless.flatMap(() => ['', ''])],
  };
}
