import { chartWords } from '#tree/chart/chart.en.ts';
import { factText } from '#tree/person/fact-text.ts';
import { nameOfFact } from '#tree/person/fact-words.en.ts';
import { personWords } from '#tree/person/person.en.ts';
import type { PersonDetails } from '#tree/person/use-person.ts';
import { reshapeWords } from './reshape.en.ts';

const words = reshapeWords.split;

export type SplitGroup = 'names' | 'facts' | 'families' | 'sources';
export const splitGroups: readonly SplitGroup[] = ['names', 'facts', 'families', 'sources'];

/** Something of a record that can go to the new person. */
export interface SplitPart {
  readonly key: string;
  readonly group: SplitGroup;
  readonly label: string;
  readonly note: string;
  /** How a split names it: by its number in the record, or as a union. */
  readonly as: { readonly at: number } | { readonly unionId: string };
}

/** What of a person can be split off, in the order of the page. */
export function splitParts(person: PersonDetails): SplitPart[] {
  const { id, names, facts, parents, unions, citations } = person;
  const inRecord = (group: SplitGroup, at: number, label: string, note = ''): SplitPart => ({
    ...{ key: `at ${at}`, group, label, note, as: { at } },
  });
  const union = (unionId: string, label: string, note: string): SplitPart => ({
    ...{ key: `union ${unionId}`, group: 'families', label, note, as: { unionId } },
  });
  return [
    // Translations go with the name that they translate.
    ...names
      .filter(({ language }) => language === null)
      .map(({ at, display, type }) =>
        inRecord(
          'names',
          at,
          display || chartWords.unnamed,
          type ? personWords.nameType(type) : '',
        ),
      ),
    ...facts.map((fact) =>
      inRecord(
        'facts',
        fact.at,
        `${nameOfFact(fact)}: ${factText(fact)}`,
        words.citing(fact.citations.length),
      ),
    ),
    ...parents.map(({ union: { id: unionId, partners }, pedigree }) =>
      union(unionId, words.childOf(namesOf(partners)), personWords.pedigree[pedigree]),
    ),
    ...unions.map(({ id: unionId, partners, children }) => {
      const others = partners.filter((each) => each.id !== id);
      const label = others.length === 0 ? words.ownFamily : words.partnerOf(namesOf(others));
      return union(unionId, label, namesOf(children.map(({ individual }) => individual)));
    }),
    ...citations.map(({ path, title, page }) =>
      inRecord('sources', path[0] ?? 0, title || chartWords.unnamed, page ?? ''),
    ),
  ];
}

function namesOf(people: readonly { readonly name: string }[]): string {
  return people.map(({ name }) => name || chartWords.unnamed).join(', ');
}

/** What to ask the API for. */
export function splitOf(person: PersonDetails, chosen: readonly SplitPart[]) {
  return {
    ...{ id: person.id, version: person.version },
    at: chosen.flatMap(({ as }) => ('at' in as ? [as.at] : [])),
    unionIds: chosen.flatMap(({ as }) => ('unionId' in as ? [as.unionId] : [])),
  };
}
