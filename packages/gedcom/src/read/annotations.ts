import { readDate, type RecordedDate } from '#read/dates.ts';
import { below, firstBelow, listOf, pointerOf, textBelow, textsBelow } from '#structure-queries.ts';
import type { Structure } from '#structure.ts';

/** The indexes that lead to a structure from its record, so that an edit can find it. */
export type IndexPath = readonly number[];

export interface TextTranslation {
  readonly text: string;
  readonly mime: string | null;
  readonly language: string | null;
}

export interface Note extends TextTranslation {
  readonly path: IndexPath;
  /** The shared note (SNOTE record) that holds the text; then `text` is ''. */
  readonly shared: string | null;
  readonly translations: readonly TextTranslation[];
}

/** From and to in milliseconds of a recording: the seconds that state a fact. */
export interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

/** A link to a multimedia object. */
export interface MediaLink {
  readonly path: IndexPath;
  /** The OBJE record; null for `@VOID@`. */
  readonly media: string | null;
  readonly title: string | null;
  readonly span: Span | null;
  readonly crop: Crop | null;
}

/** Pixels from the top left corner; null where the picture's edge is the border. */
export interface Crop {
  readonly top: number | null;
  readonly left: number | null;
  readonly height: number | null;
  readonly width: number | null;
}

export interface Citation {
  readonly path: IndexPath;
  /** The SOUR record; null for `@VOID@`. */
  readonly source: string | null;
  readonly page: string | null;
  /** QUAY: 0 unreliable, 1 questionable, 2 secondary, 3 primary evidence. */
  readonly quality: 0 | 1 | 2 | 3 | null;
  /** When the source recorded it. */
  readonly date: RecordedDate | null;
  readonly texts: readonly TextTranslation[];
  /** The event the source is about, and the person's role in it. */
  readonly event: string | null;
  readonly role: string | null;
  readonly media: readonly MediaLink[];
  /** Seconds of a recording that is the source as a whole. */
  readonly span: Span | null;
  readonly notes: readonly Note[];
}

export interface Association {
  readonly path: IndexPath;
  readonly individual: string | null;
  /** 'GODP', 'WITN', ... of GEDCOM 7's ROLE. */
  readonly role: string | null;
  readonly rolePhrase: string | null;
  /** The person's name where no record exists. */
  readonly phrase: string | null;
  readonly notes: readonly Note[];
  readonly citations: readonly Citation[];
}

/** What any structure can carry: notes, citations and media. */
export interface Annotations {
  readonly notes: readonly Note[];
  readonly citations: readonly Citation[];
  readonly media: readonly MediaLink[];
}

/** Reads NOTE, SNOTE, SOUR and OBJE below `parent`, which is at `path`. */
export function readAnnotations(parent: Structure, path: IndexPath = []): Annotations {
  return {
    notes: readNotes(parent, path),
    citations: placedBelow(parent, path, 'SOUR').map((at) => readCitation(...at)),
    media: readMediaLinks(parent, path),
  };
}

/** The structures with one of `tags` directly below `parent`, each with its path. */
export function placedBelow(
  parent: Structure,
  path: IndexPath,
  ...tags: readonly string[]
): [Structure, IndexPath][] {
  return (parent.children ?? []).flatMap<[Structure, IndexPath]>((child, index) =>
    tags.includes(child.tag) ? [[child, [...path, index]]] : [],
  );
}

export function readNotes(parent: Structure, path: IndexPath): Note[] {
  return placedBelow(parent, path, 'NOTE', 'SNOTE').map(([note, at]) => ({
    path: at,
    shared: note.tag === 'SNOTE' ? pointerOf(note) : null,
    ...readText(note),
    translations: below(note, 'TRAN').map(readText),
  }));
}

/** A text with its media type and language. */
export function readText(structure: Structure): TextTranslation {
  return {
    text: structure.payload ?? '',
    mime: textBelow(structure, 'MIME'),
    language: textBelow(structure, 'LANG'),
  };
}

/** Reads a SOUR structure below a fact or a record. */
export function readCitation(structure: Structure, path: IndexPath = []): Citation {
  const data = firstBelow(structure, 'DATA');
  const event = firstBelow(structure, 'EVEN');
  return {
    path,
    source: pointerOf(structure),
    page: textBelow(structure, 'PAGE'),
    quality: qualityOf(textBelow(structure, 'QUAY')),
    date: readDate(firstBelow(data, 'DATE')),
    texts: data ? below(data, 'TEXT').map(readText) : [],
    event: event?.payload ?? null,
    role: textBelow(event, 'ROLE'),
    media: readMediaLinks(structure, path),
    span: parseSpan(textBelow(data, '_SPAN') ?? ''),
    notes: readNotes(structure, path),
  };
}

function qualityOf(payload: string | null): Citation['quality'] {
  switch (payload) {
    case '0':
      return 0;
    case '1':
      return 1;
    case '2':
      return 2;
    case '3':
      return 3;
    default:
      return null;
  }
}

export function readMediaLinks(parent: Structure, path: IndexPath): MediaLink[] {
  return placedBelow(parent, path, 'OBJE').map(([link, at]) => ({
    path: at,
    media: pointerOf(link),
    title: textBelow(link, 'TITL'),
    span: parseSpan(textBelow(link, '_SPAN') ?? ''),
    crop: readCrop(firstBelow(link, 'CROP')),
  }));
}

function readCrop(structure: Structure | undefined): Crop | null {
  if (!structure) return null;
  const pixels = (tag: string) => {
    const text = textBelow(structure, tag) ?? '';
    return /^\d{1,9}$/.test(text) ? Number(text) : null;
  };
  return {
    top: pixels('TOP'),
    left: pixels('LEFT'),
    height: pixels('HEIGHT'),
    width: pixels('WIDTH'),
  };
}

/** Reads a _SPAN payload, `from-to` in milliseconds; null when it is malformed or empty. */
export function parseSpan(payload: string): Span | null {
  const match = /^(\d{1,12})-(\d{1,12})$/.exec(payload);
  if (!match) return null;
  const [fromMs, toMs] = [Number(match[1]), Number(match[2])];
  return fromMs < toMs ? { fromMs, toMs } : null;
}

export function printSpan({ fromMs, toMs }: Span): string {
  return `${Math.round(fromMs)}-${Math.round(toMs)}`;
}

export function readAssociations(parent: Structure, path: IndexPath): Association[] {
  return placedBelow(parent, path, 'ASSO').map(([association, at]) => {
    const role = firstBelow(association, 'ROLE');
    const { notes, citations } = readAnnotations(association, at);
    return {
      path: at,
      individual: pointerOf(association),
      role: role?.payload ?? null,
      rolePhrase: textBelow(role, 'PHRASE'),
      phrase: textBelow(association, 'PHRASE'),
      notes,
      citations,
    };
  });
}

/** Numbers by which other systems know a record. */
export interface RecordIds {
  readonly reference: readonly TypedId[];
  readonly unique: readonly string[];
  readonly external: readonly TypedId[];
}

export interface TypedId {
  readonly value: string;
  /** For an external identifier the URI of the system that gave it. */
  readonly type: string | null;
}

/** Reads REFN, UID and EXID. */
export function readIds(record: Structure): RecordIds {
  const typed = (tag: string) =>
    below(record, tag).flatMap((id) =>
      id.payload ? [{ value: id.payload, type: textBelow(id, 'TYPE') }] : [],
    );
  return { reference: typed('REFN'), unique: textsBelow(record, 'UID'), external: typed('EXID') };
}

export type Restriction = 'CONFIDENTIAL' | 'LOCKED' | 'PRIVACY';

/** Reads RESN. Values that GEDCOM 7 does not know are left out; they stay in the structures. */
export function readRestrictions(structure: Structure): Restriction[] {
  return listOf(textBelow(structure, 'RESN')).filter(
    (word): word is Restriction =>
      word === 'CONFIDENTIAL' || word === 'LOCKED' || word === 'PRIVACY',
  );
}
