import { readName } from '@infinite/gedcom/names/name';
import { below, firstBelow, textBelow } from '@infinite/gedcom/structure-queries';
import type { Structure } from '@infinite/gedcom/structure';
import type { MatchedPerson } from '#features/tree/gedcom/analysis/match-people.ts';

/** A person of a file, as lists show them and as they are recognized. */
export interface RecordPerson extends MatchedPerson {
  readonly name: string;
  readonly birth: string;
  readonly death: string;
}

export function personOfRecord(record: Structure, id: string): RecordPerson {
  const structure = firstBelow(record, 'NAME');
  const name = structure ? readName(structure) : undefined;
  const [birth, birthPlace] = factOf(record, 'BIRT', 'CHR', 'BAPM');
  const [death, deathPlace] = factOf(record, 'DEAT', 'BURI', 'CREM');
  return {
    id,
    name: structure?.payload?.replaceAll('/', '').replaceAll(/\s+/g, ' ').trim() ?? '',
    given: name?.given ?? '',
    surname: name?.surname ?? '',
    sex: textBelow(record, 'SEX') ?? 'U',
    birth,
    death,
    birthYear: yearIn(birth),
    deathYear: yearIn(death),
    birthPlace,
    deathPlace,
  };
}

/** Date and place of the first of these facts that has a date. */
function factOf(record: Structure, ...tags: readonly string[]): [date: string, place: string] {
  for (const tag of tags) {
    for (const fact of below(record, tag)) {
      const date = textBelow(fact, 'DATE');
      if (date !== null) return [date, textBelow(fact, 'PLAC') ?? ''];
    }
  }
  return ['', ''];
}

function yearIn(date: string): number | null {
  const year = /(?:^| )(\d{3,4})(?: |$)/.exec(date)?.[1];
  return year === undefined || /FRENCH|HEBREW|BCE/.test(date) ? null : Number(year);
}

/** Identifiers that other programs know a person by; `REFN` are the user's own numbers and say little. */
export function identifiersOf(record: Structure): { sure: string[]; likely: string[] } {
  const sure: string[] = [];
  const likely: string[] = [];
  for (const { tag, payload, children } of record.children ?? []) {
    const value = payload?.trim() ?? '';
    if (value === '') continue;
    if (tag === 'UID') sure.push(`UID ${uidKey(value)}`);
    const type = children?.find((child) => child.tag === 'TYPE')?.payload?.trim() ?? '';
    // RIN and RFN of GEDCOM 5 are numbers of one file, which another file gives to somebody else.
    if (tag === 'EXID' && !/v7\/(?:RIN|RFN)/.test(type)) sure.push(`EXID ${type} ${value}`);
    if (tag === 'REFN') likely.push(`REFN ${value}`);
  }
  return { sure, likely };
}

/** UUIDs with or without hyphens; PAF adds a checksum of four digits. */
const uidKey = (uid: string): string => uid.replaceAll(/[{}-]/g, '').toUpperCase().slice(0, 32);
