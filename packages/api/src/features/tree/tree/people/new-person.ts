import { createIndividual } from '@infinite/gedcom/edit/create-records';
import type { FactInput } from '@infinite/gedcom/edit/edit-facts';
import type { NameParts } from '@infinite/gedcom/names/name';
import type { GedcomRecord } from '@infinite/gedcom/structure';
import type { NewPerson } from '@infinite/schema/tree/person.input';
import { dateInput } from '#features/tree/tree/facts/typed-date.ts';
import { edited } from '#features/tree/tree/records/edit-record.ts';

type Typed = Pick<
  NewPerson,
  'prefix' | 'given' | 'nickname' | 'surnamePrefix' | 'surname' | 'suffix'
>;

/** What a form says of a name. */
export function partsOf(typed: Typed): NameParts {
  const list = (text: string) => (text === '' ? [] : [text]);
  return {
    prefixes: list(typed.prefix),
    given: list(typed.given),
    nicknames: list(typed.nickname),
    surnamePrefixes: list(typed.surnamePrefix),
    surnames: list(typed.surname),
    suffixes: list(typed.suffix),
  };
}

/** The INDI record of somebody new. @throws AppError INVALID_INPUT for a date that cannot be read */
export function newPerson(id: string, person: NewPerson): GedcomRecord & { xref: string } {
  const parts = partsOf(person);
  const isNamed = Object.values(parts).some((part) => part.length > 0);
  const record = edited(() =>
    createIndividual(id, {
      names: isNamed ? [{ parts }] : [],
      sex: person.sex === 'U' ? null : person.sex,
      facts: [
        ...eventOf('BIRT', person.birth, false),
        ...eventOf('DEAT', person.death, person.isDeceased),
      ],
    }),
  );
  return { ...record, xref: id };
}

function eventOf(
  tag: 'BIRT' | 'DEAT',
  moment: NewPerson['birth'],
  happened: boolean,
): (FactInput & { tag: string })[] {
  const { date = '', place = '' } = moment ?? {};
  if (date === '' && place === '' && !happened) return [];
  return [
    {
      tag,
      ...(date !== '' && { date: dateInput(date, tag === 'BIRT' ? 'birth.date' : 'death.date') }),
      ...(place !== '' && { place: { text: place } }),
    },
  ];
}
