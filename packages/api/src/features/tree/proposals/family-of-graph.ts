import type { FamilyGraph } from '@infinite/kinship/family-graph';
import type { Family } from '#features/tree/proposals/spoken/kin-words.ts';

/** Who is related to whom in a graph, by ids. */
export function familyOf(graph: FamilyGraph): Family {
  const indexOf = new Map(graph.ids.map((id, index) => [id, index]));
  const partnerIn = new Map<number, number[]>();
  const childIn = new Map<number, number[]>();
  const add = (map: Map<number, number[]>, person: number, union: number) => {
    const list = map.get(person);
    if (list) list.push(union);
    else map.set(person, [union]);
  };
  graph.partners.forEach((people, union) => {
    for (const person of people) add(partnerIn, person, union);
  });
  graph.children.forEach((people, union) => {
    for (const person of people) add(childIn, person, union);
  });
  const through = (
    id: string,
    unions: Map<number, number[]>,
    people: readonly (readonly number[])[],
  ): string[] => {
    const own = indexOf.get(id);
    if (own === undefined) return [];
    const found = (unions.get(own) ?? []).flatMap((union) => people[union] ?? []);
    return [...new Set(found)].filter((each) => each !== own).map((each) => graph.ids[each] ?? '');
  };
  return {
    parentsOf: (id) => through(id, childIn, graph.partners),
    childrenOf: (id) => through(id, partnerIn, graph.children),
    partnersOf: (id) => through(id, partnerIn, graph.partners),
    sexOf: (id) => graph.sexes.charAt(indexOf.get(id) ?? -1) || 'U',
  };
}

/** The union of two partners; null when they have none. */
export function unionOf(graph: FamilyGraph, one: string, other: string): string | null {
  const [first, second] = [graph.ids.indexOf(one), graph.ids.indexOf(other)];
  const union = graph.partners.findIndex(
    (partners) => partners.includes(first) && partners.includes(second),
  );
  return graph.unionIds[union] ?? null;
}
