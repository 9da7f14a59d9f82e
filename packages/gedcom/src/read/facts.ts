import { parseAge, type Age } from '#age.ts';
import { readPlace, type Place } from '#place.ts';
import { readAddress, readContact, type Address, type Contact } from '#read/addresses.ts';
import {
  readAnnotations,
  readAssociations,
  readRestrictions,
  type Annotations,
  type Association,
  type IndexPath,
  type Restriction,
} from '#read/annotations.ts';
import { readDate, type RecordedDate } from '#read/dates.ts';
import { factKindOf, type FactKind } from '#read/fact-tags.ts';
import { firstBelow, pointerOf, textBelow, textsBelow } from '#structure-queries.ts';
import type { Structure } from '#structure.ts';

export interface RecordedAge {
  readonly text: string;
  readonly value: Age | null;
  readonly phrase: string | null;
}

/** An event, attribute or ordinance of an individual or a union. */
export interface Fact extends Annotations {
  readonly path: IndexPath;
  /** 'BIRT', 'OCCU', 'MARR', ... */
  readonly tag: string;
  readonly kind: FactKind;
  /** What kind of event: the words a person gave to EVEN, FACT and others. */
  readonly type: string | null;
  /** The value of an attribute, or the words of EVEN; null for events. */
  readonly value: string | null;
  readonly date: RecordedDate | null;
  /** A date for sorting only, where the real one is unknown. */
  readonly sortDate: RecordedDate | null;
  readonly place: Place | null;
  readonly address: Address | null;
  readonly contact: Contact;
  readonly age: RecordedAge | null;
  /** Ages of the partners at an event of their union. */
  readonly partnerAges: { readonly husband: RecordedAge | null; readonly wife: RecordedAge | null };
  readonly agency: string | null;
  readonly religion: string | null;
  readonly cause: string | null;
  readonly restrictions: readonly Restriction[];
  readonly associations: readonly Association[];
  /** The parents' union that BIRT, CHR and ADOP name, and who of them adopted. */
  readonly parents: { readonly union: string | null; readonly adoptedBy: string | null } | null;
  readonly uniqueIds: readonly string[];
}

/** Something that is known not to have happened: `NO DEAT`. */
export interface NonEvent extends Annotations {
  readonly path: IndexPath;
  readonly tag: string;
  /** The period it did not happen in; null: never. */
  readonly date: RecordedDate | null;
}

/** Options that come from the header of a file. */
export interface ReadingOptions {
  /** PLAC.FORM of the header. */
  readonly placeForm?: string | null;
}

/** Reads all facts of a record in their order. */
export function readFacts(
  record: Structure,
  kindOfRecord: 'INDI' | 'FAM',
  options: ReadingOptions = {},
): Fact[] {
  return (record.children ?? []).flatMap((structure, index) => {
    const kind = factKindOf(kindOfRecord, structure);
    // GEDCOM 5.5.1 has no NO: some programs write `DEAT N`, which says that it did not happen.
    if (!kind || isDenied(structure, kind)) return [];
    return [readFact(structure, [index], kind, options)];
  });
}

function isDenied({ payload }: Structure, kind: FactKind): boolean {
  return kind === 'event' && /^(n|no)$/i.test(payload?.trim() ?? '');
}

function readFact(
  structure: Structure,
  path: IndexPath,
  kind: FactKind,
  options: ReadingOptions,
): Fact {
  const place = firstBelow(structure, 'PLAC');
  const parents = firstBelow(structure, 'FAMC');
  return {
    path,
    tag: structure.tag,
    kind,
    type: textBelow(structure, 'TYPE'),
    value: valueOf(structure, kind),
    date: readDate(firstBelow(structure, 'DATE')),
    sortDate: readDate(firstBelow(structure, 'SDATE')),
    place: place ? readPlace(place, options.placeForm) : null,
    address: readAddress(structure),
    contact: readContact(structure),
    age: readAge(firstBelow(structure, 'AGE')),
    partnerAges: {
      husband: readAge(firstBelow(firstBelow(structure, 'HUSB'), 'AGE')),
      wife: readAge(firstBelow(firstBelow(structure, 'WIFE'), 'AGE')),
    },
    agency: textBelow(structure, 'AGNC'),
    religion: textBelow(structure, 'RELI'),
    cause: textBelow(structure, 'CAUS'),
    restrictions: readRestrictions(structure),
    associations: readAssociations(structure, path),
    parents: parents ? { union: pointerOf(parents), adoptedBy: textBelow(parents, 'ADOP') } : null,
    uniqueIds: textsBelow(structure, 'UID'),
    ...readAnnotations(structure, path),
  };
}

/** 'Y' below an event says only that it happened. */
function valueOf({ tag, payload }: Structure, kind: FactKind): string | null {
  const text = payload?.trim() ?? '';
  if (text === '' || (kind === 'event' && tag !== 'EVEN' && text === 'Y')) return null;
  return text;
}

function readAge(structure: Structure | undefined): RecordedAge | null {
  if (!structure) return null;
  const text = structure.payload?.trim() ?? '';
  return { text, value: parseAge(text), phrase: textBelow(structure, 'PHRASE') };
}

/** Reads `NO` structures, and events that say `N`. */
export function readNonEvents(record: Structure, kindOfRecord: 'INDI' | 'FAM'): NonEvent[] {
  return (record.children ?? []).flatMap((structure, index) => {
    const kind = factKindOf(kindOfRecord, structure);
    const tag = kind && isDenied(structure, kind) ? structure.tag : noTag(structure);
    if (tag === null) return [];
    const date = readDate(firstBelow(structure, 'DATE'));
    return [{ path: [index], tag, date, ...readAnnotations(structure, [index]) }];
  });
}

function noTag({ tag, payload }: Structure): string | null {
  return tag === 'NO' ? payload?.trim() || null : null;
}
