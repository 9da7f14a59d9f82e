import { firstFact } from '@infinite/gedcom/read/individual';
import type { Union, UnionKind } from '@infinite/gedcom/read/union';
import { lastYearOf } from '#features/tree/tree/derived/derive-facts.ts';
import type { OfRecord } from '#features/tree/tree/derived/of-record.ts';
import { isId } from '#features/tree/tree/derived/record-id.ts';

const kindLetters: Readonly<Record<UnionKind, string>> = {
  ...{ married: 'm', partners: 'p', divorced: 'd', unknown: 'u' },
};

export function unionRow(of: OfRecord, union: Union) {
  const marriage = firstFact(union, 'MARR');
  return {
    ...of,
    kind: kindLetters[union.kind],
    marriageText: marriage?.date?.text || (marriage?.date?.phrase ?? ''),
    marriageYear: marriage?.date?.year ?? null,
    marriedTo: lastYearOf(marriage?.date),
    marriagePlace: marriage?.place?.text ?? '',
    restriction: union.restrictions.join(', '),
  };
}

/** Who belongs to it, as the record lists them; each once in a role. */
export function unionPersonRows({ familyId, id }: OfRecord, union: Union) {
  const rows = (role: 'PARTNER' | 'CHILD', links: readonly { individual: string | null }[]) =>
    [...new Set(links.flatMap(({ individual }) => individual ?? []))]
      .filter(isId)
      .map((individualId, ordinal) => ({ familyId, unionId: id, individualId, role, ordinal }));
  return [...rows('PARTNER', union.partners), ...rows('CHILD', union.children)];
}
