import { readName } from '@infinite/gedcom/names/name';
import { below, firstBelow, textBelow } from '@infinite/gedcom/structure-queries';
import type { Structure } from '@infinite/gedcom/structure';

/** What a person is recognized by. */
export interface KnownPerson {
  readonly name: string;
  /** Surname and first given name, folded; empty where either is not known. */
  readonly key: string;
  readonly sex: string;
  readonly birth: string;
  readonly death: string;
  readonly birthYear: number | null;
  readonly deathYear: number | null;
}

/** Without case, accents and signs. */
const foldedName = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export function nameKey(given: string, surname: string): string {
  const [first = ''] = foldedName(given).split(' ');
  const last = foldedName(surname);
  return first === '' || last === '' ? '' : `${last}|${first}`;
}

export function personOfRecord(record: Structure): KnownPerson {
  const structure = firstBelow(record, 'NAME');
  const name = structure ? readName(structure) : undefined;
  const birth = dateOf(record, 'BIRT', 'CHR', 'BAPM');
  const death = dateOf(record, 'DEAT', 'BURI', 'CREM');
  return {
    name: structure?.payload?.replaceAll('/', '').replaceAll(/\s+/g, ' ').trim() ?? '',
    key: nameKey(name?.given ?? '', name?.surname ?? ''),
    sex: textBelow(record, 'SEX') ?? 'U',
    birth,
    death,
    birthYear: yearIn(birth),
    deathYear: yearIn(death),
  };
}

function dateOf(record: Structure, ...tags: readonly string[]): string {
  for (const tag of tags) {
    for (const fact of below(record, tag)) {
      const date = textBelow(fact, 'DATE');
      if (date !== null) return date;
    }
  }
  return '';
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
