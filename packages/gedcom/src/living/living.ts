import type { LifeYears } from '#living/life-years.ts';
import { deathTags } from '#living/life-years.ts';
import type { Individual, Sex } from '#read/individual.ts';

/** A person born this many years ago is presumed dead. */
export const longestLife = 110;
/** The youngest a parent or a married person is taken to be. */
const youngestParent = 15;
/** The oldest a mother, and any other parent, is taken to be when a child is born. */
const oldestMother = 60;
const oldestParent = 80;
/** How much younger than a partner a person is taken to be at most. */
const partnerGap = 40;

/** Dates of a relative that bound when a person was born. Years are Gregorian; null: unknown. */
export interface RelativeDates {
  readonly relation: 'parent' | 'partner' | 'child';
  readonly sex: Sex;
  /** The last year the relative can have been born in. */
  readonly bornTo: number | null;
  /** The last year the relative can have died in. */
  readonly diedTo: number | null;
  /** For a partner: the last year the union can have begun in. */
  readonly marriedTo?: number | null;
}

/** Why a person is presumed dead from a year on. */
export type PresumptionReason =
  | { readonly kind: 'born' | 'alive'; readonly year: number }
  | {
      readonly kind: 'child-born' | 'parent-born' | 'parent-died' | 'partner-born' | 'married';
      readonly year: number;
    };

export interface Presumption {
  /** From 1 January of this year on the person is presumed dead. */
  readonly year: number;
  readonly reason: PresumptionReason;
}

/** Whether death, burial or cremation is recorded. `DEAT N` and `NO DEAT` record that it is not. */
export function isDeceased({ facts }: Pick<Individual, 'facts'>): boolean {
  return facts.some(({ tag }) => (deathTags as readonly string[]).includes(tag));
}

/**
 * The first year on whose 1 January a person of whom no death is recorded was born 110 or more
 * years ago for sure. Own dates of birth decide; without them the strictest bound by other own
 * facts and by the closest relatives. Null when nothing bounds the birth: then the person is living.
 */
export function presumedDeadYear(
  own: LifeYears,
  relatives: readonly RelativeDates[],
): Presumption | null {
  const bound =
    own.bornTo === null
      ? strictest([...ownBounds(own), ...relatives.flatMap(boundsBy)])
      : { bornTo: own.bornTo, reason: { kind: 'born', year: own.bornTo } as const };
  return bound && { year: bound.bornTo + longestLife + 1, reason: bound.reason };
}

interface BirthBound {
  /** The last year the person can have been born in. */
  readonly bornTo: number;
  readonly reason: PresumptionReason;
}

function strictest(bounds: readonly BirthBound[]): BirthBound | null {
  return bounds.reduce<BirthBound | null>(
    (least, bound) => (least === null || bound.bornTo < least.bornTo ? bound : least),
    null,
  );
}

function ownBounds({ aliveBy }: LifeYears): BirthBound[] {
  return aliveBy === null ? [] : [{ bornTo: aliveBy, reason: { kind: 'alive', year: aliveBy } }];
}

function boundsBy({ relation, sex, bornTo, diedTo, marriedTo }: RelativeDates): BirthBound[] {
  const bound = (
    year: number | null | undefined,
    offset: number,
    kind: PresumptionReason['kind'],
  ): BirthBound[] =>
    year === null || year === undefined ? [] : [{ bornTo: year + offset, reason: { kind, year } }];
  switch (relation) {
    case 'child':
      return bound(bornTo, -youngestParent, 'child-born');
    case 'parent':
      return [
        ...bound(bornTo, sex === 'F' ? oldestMother : oldestParent, 'parent-born'),
        // A father may die before his child is born.
        ...bound(diedTo, sex === 'F' ? 0 : 1, 'parent-died'),
      ];
    case 'partner':
      return [
        ...bound(bornTo, partnerGap, 'partner-born'),
        ...bound(marriedTo, -youngestParent, 'married'),
      ];
  }
}

/** Whether the rule takes a person as living in `year`. */
export function isLiving(
  individual: Pick<Individual, 'facts'>,
  presumption: Presumption | null,
  year: number,
): boolean {
  return !isDeceased(individual) && !(presumption !== null && presumption.year <= year);
}

/** The reason in plain words, for people who ask why somebody counts as deceased. */
export function presumptionInWords({ reason: { kind, year } }: Presumption): string {
  switch (kind) {
    case 'born':
      return `Born in ${year} or earlier, at least ${longestLife} years ago.`;
    case 'alive':
      return `Already alive in ${year}, so born at least ${longestLife} years ago.`;
    case 'child-born':
      return `Had a child by ${year}, so born at least ${longestLife} years ago.`;
    case 'parent-born':
      return `A parent was born by ${year}, so this person was born at least ${longestLife} years ago.`;
    case 'parent-died':
      return `A parent died by ${year}, so this person was born at least ${longestLife} years ago.`;
    case 'partner-born':
      return `A partner was born by ${year}, so this person was born at least ${longestLife} years ago.`;
    case 'married':
      return `Married by ${year}, so born at least ${longestLife} years ago.`;
  }
}
