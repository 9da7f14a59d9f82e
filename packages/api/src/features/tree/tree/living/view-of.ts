import type { Audience } from '@infinite/gedcom/living/withhold';
import { treeWords as words } from '@infinite/schema/words/tree.en';
import type { TreeIndividualRow } from '#features/tree/tree/derived/individual.entity.ts';

/** What of an individual somebody gets: everything; name, sex and relations; or relations alone. */
export type View = 'FULL' | 'NAME' | 'HIDDEN';

type Facts = Pick<TreeIndividualRow, 'id' | 'died' | 'presumedDeadYear' | 'restriction'>;

/** Whether the living rule takes them as living in this year. */
export function isLivingIn(
  { died, presumedDeadYear }: Pick<Facts, 'died' | 'presumedDeadYear'>,
  year: number,
): boolean {
  return !died && !(presumedDeadYear !== null && presumedDeadYear <= year);
}

/** Whether RESN keeps it for owners and editors. */
export function isRestricted(restriction: string): boolean {
  return /CONFIDENTIAL|PRIVACY/.test(restriction);
}

/** The one rule for lists, search, graph, timeline, and what an individual shows. */
export function viewOf(individual: Facts, audience: Audience, year: number): View {
  if (individual.id === audience.self) return 'FULL';
  if (!audience.seesRestricted && isRestricted(individual.restriction)) return 'HIDDEN';
  if (audience.seesLivingDetails || !isLivingIn(individual, year)) return 'FULL';
  return 'NAME';
}

/** The name that goes with a view; '' where none is recorded. */
export function nameInView(
  { name, surname }: Pick<TreeIndividualRow, 'name' | 'surname'>,
  view: View,
  { seesLivingNames }: Pick<Audience, 'seesLivingNames'>,
): string {
  if (view === 'HIDDEN') return words.privatePerson;
  return view === 'NAME' && !seesLivingNames ? words.living(surname) : name;
}
