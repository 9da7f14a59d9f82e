import { lifeYears } from '@infinite/gedcom/living/life-years';
import { isDeceased, presumedDeadYear } from '@infinite/gedcom/living/living';
import { firstFact, mainName, type Individual } from '@infinite/gedcom/read/individual';
import { sortOf } from '#features/tree/tree/derived/derive-facts.ts';
import type { OfRecord } from '#features/tree/tree/derived/of-record.ts';
import { isId } from '#features/tree/tree/derived/record-id.ts';
import { foldedWords, soundOf } from '#features/tree/tree/derived/name-words.ts';

/** The row of an individual; the living rule still has to look at relatives. */
export function individualRow(of: OfRecord, individual: Individual) {
  const birth = firstFact(individual, 'BIRT', 'CHR', 'BAPM');
  const death = firstFact(individual, 'DEAT', 'BURI', 'CREM');
  const name = mainName(individual);
  return {
    ...of,
    name: name?.display ?? '',
    given: name?.given ?? '',
    surname: name?.surname ?? '',
    sortName: sortNameOf(name?.surname ?? '', name?.given ?? ''),
    sex: individual.sex,
    birthText: birth?.date?.text || (birth?.date?.phrase ?? ''),
    birthYear: birth?.date?.year ?? null,
    birthSort: sortOf(birth?.date),
    birthPlace: birth?.place?.text ?? '',
    deathText: death?.date?.text || (death?.date?.phrase ?? ''),
    deathYear: death?.date?.year ?? null,
    deathSort: sortOf(death?.date),
    deathPlace: death?.place?.text ?? '',
    died: isDeceased(individual),
    ...yearsOf(individual),
    restriction: individual.restrictions.join(', '),
  };
}

function yearsOf(individual: Individual) {
  const years = lifeYears(individual);
  const { bornTo, diedTo, aliveBy } = years;
  return { bornTo, diedTo, aliveBy, presumedDeadYear: presumedDeadYear(years, [])?.year ?? null };
}

/** People without a surname come last. */
function sortNameOf(surname: string, given: string): string {
  const last = foldedWords(surname).join(' ');
  return `${last === '' ? '\u{10ffff}' : last}, ${foldedWords(given).join(' ')}`;
}

/** Every word of every name, each once; a word of a surname is one wherever else it stands. */
export function nameWordRows({ familyId, id: individualId }: OfRecord, { names }: Individual) {
  const words = new Map<string, boolean>();
  for (const name of names.flatMap((each) => [each, ...each.translations])) {
    for (const word of foldedWords(`${name.display} ${name.parts.nicknames.join(' ')}`)) {
      words.set(word, words.get(word) ?? false);
    }
    for (const word of foldedWords(name.surname)) words.set(word, true);
  }
  return [...words].map(([word, isSurname]) => ({
    ...{ familyId, individualId, word, isSurname, sound: soundOf(word) },
  }));
}

const pedigreeLetters = {
  ...{ BIRTH: 'b', ADOPTED: 'a', FOSTER: 'f', SEALING: 's', OTHER: 'o' },
} as const;

/** How a child belongs to its parents, where that is not by birth. */
export function pedigreeRows({ familyId, id: individualId }: OfRecord, { asChild }: Individual) {
  const letters = new Map<string, string>();
  for (const { union, pedigree, pedigreePhrase } of asChild) {
    if (union === null || pedigree === null || pedigree === 'BIRTH' || !isId(union)) continue;
    const isStep = pedigree === 'OTHER' && /step/i.test(pedigreePhrase ?? '');
    letters.set(union, isStep ? 't' : pedigreeLetters[pedigree]);
  }
  return [...letters].map(([unionId, pedigree]) => ({ familyId, individualId, unionId, pedigree }));
}
