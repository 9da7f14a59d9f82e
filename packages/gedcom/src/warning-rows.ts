import type { DayRange } from '#dates/date-range.ts';
import type { Fact } from '#read/facts.ts';
import type { Individual } from '#read/individual.ts';
import type { Union } from '#read/union.ts';
import type { LifeRow, UnionRow } from '#warnings.ts';

const open: DayRange = { from: null, to: null };
const ownColumns = new Set(['BIRT', 'DEAT', 'BURI', 'CREM']);

/** The row of an individual for `findWarnings`. */
export function lifeRow({ id, sex, facts }: Individual): LifeRow {
  return {
    id: id ?? '',
    sex,
    born: rangeOf(facts, 'BIRT'),
    died: rangeOf(facts, 'DEAT'),
    buried: rangeOf(facts, 'BURI', 'CREM'),
    events: facts.flatMap(({ tag, date }) =>
      date && !ownColumns.has(tag) ? [{ tag, range: date.range }] : [],
    ),
  };
}

/** The row of a union; `pedigreeOf` tells how a child belongs to it, which the child records. */
export function unionRow(
  { id, partners, children, facts }: Union,
  pedigreeOf: (child: string) => UnionRow['children'][number]['pedigree'],
): UnionRow {
  return {
    id: id ?? '',
    partners: partners.flatMap(({ individual }) => individual ?? []),
    children: children.flatMap(({ individual }) =>
      individual === null ? [] : [{ id: individual, pedigree: pedigreeOf(individual) }],
    ),
    marriages: facts.flatMap(({ tag, date }) => (tag === 'MARR' && date ? [date.range] : [])),
  };
}

function rangeOf(facts: readonly Fact[], ...tags: readonly string[]): DayRange {
  const dated = facts.find(({ tag, date }) => tags.includes(tag) && date !== null);
  return dated?.date?.range ?? open;
}
