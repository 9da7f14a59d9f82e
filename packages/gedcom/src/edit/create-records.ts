import { addFact, type FactInput } from '#edit/edit-facts.ts';
import { addName, setSex, type NameInput } from '#edit/edit-names.ts';
import { setText } from '#edit/structure-edits.ts';
import type { GedcomRecord } from '#structure.ts';

export interface NewIndividual {
  readonly names?: readonly NameInput[];
  readonly sex?: 'M' | 'F' | 'X' | 'U' | null;
  readonly facts?: readonly (FactInput & { readonly tag: string })[];
}

/** Makes an INDI record. Without a name it has none: GEDCOM 7 does not ask for one. */
export function createIndividual(id: string, input: NewIndividual = {}): GedcomRecord {
  const empty: GedcomRecord = { tag: 'INDI', xref: id };
  const named = (input.names ?? []).reduce(addName, empty);
  return withFacts(setSex(named, input.sex ?? null), input.facts);
}

/** Makes a FAM record without members, which `linkPartner` and `linkChild` add. */
export function createUnion(
  id: string,
  facts: readonly (FactInput & { readonly tag: string })[] = [],
): GedcomRecord {
  return withFacts({ tag: 'FAM', xref: id }, facts);
}

function withFacts(record: GedcomRecord, facts: NewIndividual['facts'] = []): GedcomRecord {
  return facts.reduce((made, { tag, ...fact }) => addFact(made, tag, fact).record, record);
}

export interface NewSource {
  readonly title: string;
  readonly author?: string | null;
  readonly publication?: string | null;
}

export function createSource(id: string, { title, author, publication }: NewSource): GedcomRecord {
  const empty: GedcomRecord = { tag: 'SOUR', xref: id };
  const titled = setText(empty, 'TITL', title);
  return setText(setText(titled, 'AUTH', author ?? null), 'PUBL', publication ?? null);
}

export interface NewMediaObject {
  /** A path, a URL, or `recording:<id>` for an item of the vault. */
  readonly file: string;
  /** Media type: 'audio/mpeg'. */
  readonly format: string;
  /** 'AUDIO', 'PHOTO', 'VIDEO', ... */
  readonly medium?: string | null;
  readonly title?: string | null;
  /** File reference of a WebVTT transcript. */
  readonly transcript?: string | null;
}

/** Makes an OBJE record of one file. */
export function createMediaObject(id: string, input: NewMediaObject): GedcomRecord {
  const form = setText({ tag: 'FORM', payload: input.format }, 'MEDI', input.medium ?? null);
  const file = setText(
    { tag: 'FILE', payload: input.file, children: [form] },
    'TITL',
    input.title ?? null,
  );
  const record: GedcomRecord = { tag: 'OBJE', xref: id, children: [file] };
  return setText(record, '_TRANSCRIPT', input.transcript ?? null);
}
