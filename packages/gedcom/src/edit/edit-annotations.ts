import { setDate, type DateInput } from '#edit/edit-facts.ts';
import { EditRefused } from '#edit/edit-refused.ts';
import { addChild, changeAt, setTagged, setText } from '#edit/structure-edits.ts';
import { printSpan, type Crop, type Restriction, type Span } from '#read/annotations.ts';
import { structureAt } from '#structure-queries.ts';
import type { GedcomRecord, Structure } from '#structure.ts';

export interface MediaLinkInput {
  /** The OBJE record. */
  readonly media: string;
  readonly title?: string | null;
  readonly span?: Span | null;
  readonly crop?: Crop | null;
}

export interface CitationInput {
  /** The SOUR record; null: a citation of something without a record, `@VOID@`. */
  readonly source: string | null;
  readonly page?: string | null;
  readonly quality?: 0 | 1 | 2 | 3 | null;
  /** When the source recorded it. */
  readonly date?: DateInput | null;
  /** The words of the source. */
  readonly text?: string | null;
  readonly media?: readonly MediaLinkInput[];
  /** Seconds of the recording that is the source as a whole. */
  readonly span?: Span | null;
}

/** Adds a citation to the structure at `path`; the empty path is the record itself. */
export function addCitation(
  record: GedcomRecord,
  path: readonly number[],
  input: CitationInput,
): GedcomRecord {
  return addAt(record, path, citationOf(input));
}

/** Removes the citation at `path`. */
export function removeCitation(record: GedcomRecord, path: readonly number[]): GedcomRecord {
  return removeAt(record, path, ['SOUR']);
}

/** Adds a link to a media object to the structure at `path`; the empty path is the record itself. */
export function addMedia(
  record: GedcomRecord,
  path: readonly number[],
  input: MediaLinkInput,
): GedcomRecord {
  return addAt(record, path, mediaLinkOf(input));
}

export function removeMedia(record: GedcomRecord, path: readonly number[]): GedcomRecord {
  return removeAt(record, path, ['OBJE']);
}

/** Adds a note to the structure at `path`. Its text may have several lines. */
export function addNote(record: GedcomRecord, path: readonly number[], text: string): GedcomRecord {
  return addAt(record, path, { tag: 'NOTE', payload: text.replaceAll(/\r\n?/g, '\n') });
}

/** Changes the words of the note at `path`; its translations are of other words and go. */
export function changeNote(
  record: GedcomRecord,
  path: readonly number[],
  text: string,
): GedcomRecord {
  requireAt(record, path, ['NOTE']);
  return changeAt(record, path, (note) =>
    note.payload === text
      ? note
      : setTagged({ ...note, payload: text.replaceAll(/\r\n?/g, '\n') }, 'TRAN', []),
  );
}

/** Removes a note, or the link to a shared one. */
export function removeNote(record: GedcomRecord, path: readonly number[]): GedcomRecord {
  return removeAt(record, path, ['NOTE', 'SNOTE']);
}

/** Sets who may see and change the record, or the fact at `path`; none removes RESN. */
export function setRestriction(
  record: GedcomRecord,
  restrictions: readonly Restriction[],
  path: readonly number[] = [],
): GedcomRecord {
  const payload = [...new Set(restrictions)].join(', ');
  if (path.length === 0) return setText(record, 'RESN', payload);
  requireAt(record, path);
  return changeAt(record, path, (structure) => setText(structure, 'RESN', payload));
}

function addAt(record: GedcomRecord, path: readonly number[], added: Structure): GedcomRecord {
  if (path.length === 0) return addChild(record, added);
  requireAt(record, path);
  return changeAt(record, path, (structure) => addChild(structure, added));
}

function removeAt(
  record: GedcomRecord,
  path: readonly number[],
  tags: readonly string[],
): GedcomRecord {
  requireAt(record, path, tags);
  return changeAt(record, path, () => null);
}

function requireAt(record: GedcomRecord, path: readonly number[], tags?: readonly string[]): void {
  const found = path.length === 0 ? undefined : structureAt(record, path);
  if (!found || (tags && !tags.includes(found.tag))) throw new EditRefused('not-there');
}

function citationOf(input: CitationInput): Structure {
  const { source, page, quality, date, text, media = [], span } = input;
  let data: Structure = setDate({ tag: 'DATA' }, date ?? null);
  data = setText(data, 'TEXT', text ?? null);
  if (span) data = setText(data, '_SPAN', printSpan(span));
  let citation: Structure = { tag: 'SOUR', pointer: source ?? 'VOID' };
  citation = setText(citation, 'PAGE', page ?? null);
  if (data.children) citation = addChild(citation, data);
  if (quality !== null && quality !== undefined) citation = setText(citation, 'QUAY', `${quality}`);
  return media.map(mediaLinkOf).reduce(addChild, citation);
}

function mediaLinkOf({ media, title, span, crop }: MediaLinkInput): Structure {
  let link: Structure = { tag: 'OBJE', pointer: media };
  if (crop) link = withCrop(link, crop);
  link = setText(link, 'TITL', title ?? null);
  return span ? setText(link, '_SPAN', printSpan(span)) : link;
}

function withCrop(link: Structure, { top, left, height, width }: Crop): Structure {
  const sides: [string, number | null][] = [
    ['TOP', top],
    ['LEFT', left],
    ['HEIGHT', height],
    ['WIDTH', width],
  ];
  const children = sides.flatMap(([tag, pixels]) =>
    pixels === null ? [] : [{ tag, payload: `${Math.max(0, Math.round(pixels))}` }],
  );
  return children.length === 0 ? link : addChild(link, { tag: 'CROP', children });
}
