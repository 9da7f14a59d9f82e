import type { KnownPerson } from '#features/tree/gedcom/analysis/person-of-record.ts';

/** From this score on, two people are proposed as one. */
export const proposedFrom = 60;
/** From this one on, they are taken for one until the member says otherwise. */
export const takenFrom = 85;

type Dated = Pick<KnownPerson, 'sex' | 'birthYear' | 'deathYear'>;

/**
 * How sure it is that two people of the same name are one, 0 to 100. Without a year of both, a name says
 * little; years that differ by more than two say that they are not.
 */
export function likeness(a: Dated, b: Dated): number {
  if (a.sex !== b.sex && [a.sex, b.sex].every((sex) => sex === 'M' || sex === 'F')) return 0;
  const births = closeness(a.birthYear, b.birthYear);
  const deaths = closeness(a.deathYear, b.deathYear);
  if (births === 0 || deaths === 0) return 0;
  if (births === null && deaths === null) return proposedFrom;
  const known = [births, deaths].filter((each) => each !== null);
  return Math.round(known.reduce((sum, each) => sum + each, 0) / known.length) + known.length * 2;
}

function closeness(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return null;
  const apart = Math.abs(a - b);
  if (apart > 2) return 0;
  return apart === 0 ? 90 : 78;
}
