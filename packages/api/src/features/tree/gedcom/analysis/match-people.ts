import { blockingKeys, duplicateScore, type ComparedPerson } from '@infinite/gedcom/duplicates';
import type { PersonOfTree } from '#features/tree/tree/index.ts';

/** From this score on, two people are proposed as one: the same name, and nothing that speaks against it. */
export const proposedFrom = 55;
/** From this one on, they are taken for one until the member says otherwise. */
export const takenFrom = 85;

/** What somebody is recognized by. */
export type MatchedPerson = Omit<PersonOfTree, 'identifiers'>;

/** How sure it is that two people are one, 0 to 100, by the rule that finds duplicates within a tree. */
export function likeness(a: MatchedPerson, b: MatchedPerson): number {
  return Math.round(duplicateScore(compared(a), compared(b)).score * 100);
}

/** Keys of which two people share one if they may be one: their name as it sounds, and some years of birth. */
export function keysOf(person: MatchedPerson, birthYear: number | null): string[] {
  const { names } = compared(person);
  const nowhere = { from: null, to: null };
  const span = birthYear === null ? '' : Math.floor(birthYear / 5);
  return blockingKeys({ names, born: nowhere }).map((key) => `${key}:${span}`);
}

/** Where to look for somebody: their own years and the neighboring ones, and those whose birth is not dated. */
export function sought(person: MatchedPerson): string[] {
  const { birthYear } = person;
  const years = birthYear === null ? [null] : [birthYear - 2, birthYear + 2, null];
  return [...new Set(years.flatMap((year) => keysOf(person, year)))];
}

function compared({ id, given, surname, sex, ...person }: MatchedPerson): ComparedPerson {
  const { birthYear, deathYear, birthPlace, deathPlace } = person;
  return {
    id,
    names: [{ given, surname }],
    sex: sex === 'M' || sex === 'F' || sex === 'X' ? sex : 'U',
    born: { from: birthYear, to: birthYear },
    died: { from: deathYear, to: deathYear },
    ...{ birthPlace, deathPlace, parents: [], partners: [], children: [] },
  };
}
