import { gregorianOf } from '#dates/calendars.ts';
import type { Individual } from '#read/individual.ts';
import type { Fact } from '#read/facts.ts';

/** Gregorian years between which a life began and ended, as far as dates say; null: open. */
export interface LifeYears {
  readonly bornFrom: number | null;
  readonly bornTo: number | null;
  readonly diedFrom: number | null;
  readonly diedTo: number | null;
  /** The year by which the person had been born, from any dated fact of the life. */
  readonly aliveBy: number | null;
}

const afterDeath = ['BURI', 'CREM', 'PROB'];
export const deathTags = ['DEAT', 'BURI', 'CREM'] as const;
const birthTags = ['BIRT'];
const soonAfterBirth = ['CHR', 'BAPM', 'BLES', 'BRIS'];

/** Reads the years of a life from its facts. A christening stands in for a birth without a date. */
export function lifeYears({ facts }: Pick<Individual, 'facts'>): LifeYears {
  const birth = datedFirst(facts, birthTags);
  const christening = datedFirst(facts, soonAfterBirth);
  const death = datedFirst(facts, deathTags);
  const lived = facts.filter(({ tag }) => !afterDeath.includes(tag));
  const years = lived.flatMap((fact) => yearTo(fact) ?? []);
  return {
    bornFrom:
      (birth && yearFrom(birth)) ??
      (birth ? null : ((christening && yearFrom(christening)) ?? null)),
    bornTo: (birth && yearTo(birth)) ?? (christening && yearTo(christening)) ?? null,
    diedFrom: (death && yearFrom(death)) ?? null,
    diedTo: (death && yearTo(death)) ?? null,
    aliveBy: years.length === 0 ? null : Math.min(...years),
  };
}

function datedFirst(facts: readonly Fact[], tags: readonly string[]): Fact | undefined {
  const isDated = ({ date }: Fact) => date !== null && (date.range.from ?? date.range.to) !== null;
  for (const tag of tags) {
    const found = facts.find((fact) => fact.tag === tag && isDated(fact));
    if (found) return found;
  }
  return undefined;
}

function yearFrom({ date }: Fact): number | null {
  const day = date?.range.from ?? null;
  return day === null ? null : gregorianOf(day).year;
}

function yearTo({ date }: Fact): number | null {
  const day = date?.range.to ?? null;
  return day === null ? null : gregorianOf(day).year;
}
