import type { FamilyGraph } from '@infinite/kinship/family-graph';
import { PersonFlag } from '@infinite/kinship/family-graph';
import { sexOf, type GraphIndex } from '@infinite/kinship/graph-index';
import { children, parents, partners } from '@infinite/kinship/relatives';
import { chartWords as words } from './chart.en.ts';

export const hasFlag = (graph: FamilyGraph, person: number, flag: number): boolean =>
  ((graph.flags[person] ?? 0) & flag) !== 0;

/** The name of a person, or the words for an unknown one. */
export function nameOf(graph: FamilyGraph, person: number): string {
  return graph.names[person] || words.unnamed;
}

/** Years as they stand below a name: '1901–1980', 'b. 1950', 'd. 1980', or nothing. */
export function yearsOf(graph: FamilyGraph, person: number): string {
  const [birth, death] = [graph.births[person] ?? null, graph.deaths[person] ?? null];
  if (birth !== null && death !== null) return `${birth}–${death}`;
  if (birth !== null) return `${words.years.from} ${birth}`;
  return death === null ? '' : `${words.years.until} ${death}`;
}

/** What a screen reader says: 'Anna Berg, 1901 to 1980, mother of Karl and Eva'. */
export function labelOf(index: GraphIndex, person: number): string {
  const { graph } = index;
  const parts = [nameOf(graph, person), spokenYears(graph, person)];
  const mates = namesOf(graph, partners(index, person));
  const own = namesOf(graph, children(index, person));
  const above = namesOf(graph, parents(index, person));
  if (mates) parts.push(words.partnerOf(mates));
  if (own) parts.push(words.parentOf[sexOf(index, person)](own));
  if (above) parts.push(words.childOf(above));
  if (hasFlag(graph, person, PersonFlag.voice)) parts.push(words.hasVoice);
  return parts.filter(Boolean).join(', ');
}

function spokenYears(graph: FamilyGraph, person: number): string {
  const [birth, death] = [graph.births[person] ?? null, graph.deaths[person] ?? null];
  if (birth !== null && death !== null) return words.from(birth, death);
  if (birth !== null) return words.born(birth);
  if (death !== null) return words.died(death);
  return hasFlag(graph, person, PersonFlag.living) ? words.living : '';
}

/** At most three names, since a label is listened to from its beginning to its end. */
function namesOf(graph: FamilyGraph, people: readonly number[]): string {
  const named = people.map((person) => nameOf(graph, person));
  const shown = named.length > 3 ? [...named.slice(0, 2), words.others(named.length - 2)] : named;
  const last = shown.pop();
  if (last === undefined) return '';
  return shown.length === 0 ? last : words.and(shown.join(', '), last);
}
