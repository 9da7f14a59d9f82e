import { EditRefused } from '#edit/edit-refused.ts';
import { addChild, changeAt, setTagged, setText } from '#edit/structure-edits.ts';
import { namePartStructures, payloadOfParts, type NameParts, type NameType } from '#names/name.ts';
import { structureAt } from '#structure-queries.ts';
import type { GedcomRecord, Structure } from '#structure.ts';

/** A name as a person fills it in. What is undefined stays as it is; null removes. */
export interface NameInput {
  readonly parts: Partial<NameParts>;
  /** The whole name with /surname/ where its order differs from that of the parts. */
  readonly payload?: string;
  readonly type?: NameType | null;
  /** The kind of name in own words; needs the type OTHER. */
  readonly typePhrase?: string | null;
  readonly translations?: readonly { readonly payload: string; readonly language: string }[];
}

const partTags = ['NPFX', 'GIVN', 'NICK', 'SPFX', 'SURN', 'NSFX'];

/** Adds a name behind the others; the first name is the one to show. */
export function addName(record: GedcomRecord, input: NameInput): GedcomRecord {
  return addChild(record, applyName({ tag: 'NAME' }, input));
}

/** Changes the name at `path`; its notes, citations and unknown structures stay. */
export function setName(
  record: GedcomRecord,
  path: readonly number[],
  input: NameInput,
): GedcomRecord {
  requireName(record, path);
  return changeAt(record, path, (name) => applyName(name, input));
}

export function removeName(record: GedcomRecord, path: readonly number[]): GedcomRecord {
  requireName(record, path);
  return changeAt(record, path, () => null);
}

/** Makes the name at `path` the first, which is the one to show. */
export function preferName(record: GedcomRecord, path: readonly number[]): GedcomRecord {
  const name = requireName(record, path);
  const children = (record.children ?? []).filter((child) => child !== name);
  const first = children.findIndex(({ tag }) => tag === 'NAME');
  return { ...record, children: children.toSpliced(first < 0 ? 0 : first, 0, name) };
}

function requireName(record: GedcomRecord, path: readonly number[]): Structure {
  const name = structureAt(record, path);
  if (path.length !== 1 || name?.tag !== 'NAME') throw new EditRefused('not-there');
  return name;
}

function applyName(
  name: Structure,
  { parts, payload, type, typePhrase, translations }: NameInput,
): Structure {
  const text = (payload ?? payloadOfParts(parts)).replaceAll(/\s+/g, ' ').trim();
  const inParts = namePartStructures(parts);
  let changed: Structure = { ...name, payload: text };
  if (type !== undefined) changed = applyType(changed, type, typePhrase ?? null);
  for (const tag of partTags) {
    changed = setTagged(
      changed,
      tag,
      inParts.filter((part) => part.tag === tag),
    );
  }
  return translations ? setTagged(changed, 'TRAN', translations.map(translationOf)) : changed;
}

function applyType(name: Structure, type: NameType | null, phrase: string | null): Structure {
  if (type === null) return setTagged(name, 'TYPE', []);
  const children = phrase ? [{ tag: 'PHRASE', payload: phrase }] : undefined;
  return setTagged(name, 'TYPE', [{ tag: 'TYPE', payload: type, ...(children && { children }) }]);
}

function translationOf({ payload, language }: { payload: string; language: string }): Structure {
  return { tag: 'TRAN', payload, children: [{ tag: 'LANG', payload: language }] };
}

/** The name a form gives for a record without one. */
export function nameOf(given: string, surname: string): NameInput {
  const words = (text: string) => (text.trim() === '' ? [] : [text.trim()]);
  return { parts: { given: words(given), surnames: words(surname) } };
}

/** Sets the sex; null removes it. */
export function setSex(record: GedcomRecord, sex: 'M' | 'F' | 'X' | 'U' | null): GedcomRecord {
  return setText(record, 'SEX', sex);
}
