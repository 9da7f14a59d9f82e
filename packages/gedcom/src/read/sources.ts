import { readPlace, type Place } from '#place.ts';
import { readAddress, readContact, type Address, type Contact } from '#read/addresses.ts';
import {
  placedBelow,
  readAnnotations,
  readIds,
  readNotes,
  readRestrictions,
  readText,
  type Annotations,
  type IndexPath,
  type Note,
  type RecordIds,
  type Restriction,
  type TextTranslation,
} from '#read/annotations.ts';
import { readDate, type RecordedDate } from '#read/dates.ts';
import { below, firstBelow, listOf, pointerOf, textBelow } from '#structure-queries.ts';
import type { GedcomRecord, Structure } from '#structure.ts';

export interface SourceRepository {
  readonly path: IndexPath;
  readonly repository: string | null;
  readonly callNumbers: readonly { readonly value: string; readonly medium: string | null }[];
  readonly notes: readonly Note[];
}

export interface Source extends Annotations {
  readonly id: string | null;
  readonly title: string | null;
  readonly author: string | null;
  readonly publication: string | null;
  readonly abbreviation: string | null;
  readonly text: TextTranslation | null;
  readonly agency: string | null;
  /** What the source records: kinds of events, in which time and where. */
  readonly records: readonly {
    readonly events: readonly string[];
    readonly date: RecordedDate | null;
    readonly place: Place | null;
  }[];
  readonly repositories: readonly SourceRepository[];
  readonly ids: RecordIds;
}

/** Reads a SOUR record. */
export function readSource(record: GedcomRecord): Source {
  const data = firstBelow(record, 'DATA');
  const text = firstBelow(record, 'TEXT');
  return {
    id: record.xref,
    title: textBelow(record, 'TITL'),
    author: textBelow(record, 'AUTH'),
    publication: textBelow(record, 'PUBL'),
    abbreviation: textBelow(record, 'ABBR'),
    text: text ? readText(text) : null,
    agency: textBelow(data, 'AGNC'),
    records: data ? below(data, 'EVEN').map(readRecorded) : [],
    repositories: placedBelow(record, [], 'REPO').map(([link, path]) => ({
      path,
      repository: pointerOf(link),
      callNumbers: below(link, 'CALN').map((number) => ({
        value: number.payload ?? '',
        medium: textBelow(number, 'MEDI'),
      })),
      notes: readNotes(link, path),
    })),
    ids: readIds(record),
    ...readAnnotations(record),
  };
}

function readRecorded(event: Structure): Source['records'][number] {
  const place = firstBelow(event, 'PLAC');
  return {
    events: listOf(event.payload),
    date: readDate(firstBelow(event, 'DATE')),
    place: place ? readPlace(place) : null,
  };
}

export interface Repository {
  readonly id: string | null;
  readonly name: string | null;
  readonly address: Address | null;
  readonly contact: Contact;
  readonly notes: readonly Note[];
  readonly ids: RecordIds;
}

/** Reads a REPO record: an archive, a library, a relative's attic. */
export function readRepository(record: GedcomRecord): Repository {
  return {
    id: record.xref,
    name: textBelow(record, 'NAME'),
    address: readAddress(record),
    contact: readContact(record),
    notes: readNotes(record, []),
    ids: readIds(record),
  };
}

export interface MediaFile {
  readonly path: IndexPath;
  /** A path, a URL, or `recording:<id>` for an item of the vault. */
  readonly file: string;
  readonly recording: string | null;
  /** Media type: 'audio/mpeg'. */
  readonly format: string | null;
  /** 'AUDIO', 'PHOTO', ... */
  readonly medium: string | null;
  readonly title: string | null;
  readonly translations: readonly { readonly file: string; readonly format: string | null }[];
}

export interface MediaObject extends Annotations {
  readonly id: string | null;
  readonly files: readonly MediaFile[];
  /** File reference of a WebVTT transcript. */
  readonly transcript: string | null;
  readonly restrictions: readonly Restriction[];
  readonly ids: RecordIds;
}

/** Reads an OBJE record. */
export function readMediaObject(record: GedcomRecord): MediaObject {
  return {
    id: record.xref,
    files: placedBelow(record, [], 'FILE').map(([file, path]) => ({
      path,
      file: file.payload ?? '',
      recording: recordingOf(file.payload ?? ''),
      format: textBelow(file, 'FORM'),
      medium: textBelow(firstBelow(file, 'FORM'), 'MEDI'),
      title: textBelow(file, 'TITL'),
      translations: below(file, 'TRAN').map((translation) => ({
        file: translation.payload ?? '',
        format: textBelow(translation, 'FORM'),
      })),
    })),
    transcript: textBelow(record, '_TRANSCRIPT'),
    restrictions: readRestrictions(record),
    ids: readIds(record),
    ...readAnnotations(record),
  };
}

/** The recording of the vault that a FILE payload names; null for files outside. */
export function recordingOf(file: string): string | null {
  return /^recording:([0-9a-f-]{36})$/i.exec(file)?.[1] ?? null;
}

export interface SharedNote extends TextTranslation, Pick<Annotations, 'citations'> {
  readonly id: string | null;
  readonly translations: readonly TextTranslation[];
  readonly ids: RecordIds;
}

/** Reads an SNOTE record. */
export function readNote(record: GedcomRecord): SharedNote {
  return {
    id: record.xref,
    ...readText(record),
    translations: below(record, 'TRAN').map(readText),
    citations: readAnnotations(record).citations,
    ids: readIds(record),
  };
}
