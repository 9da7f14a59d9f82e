import { parseAge } from '#age.ts';
import { parseDate } from '#dates/date-value.ts';
import { EditRefused, type EditRefusal } from '#edit/edit-refused.ts';
import { addChild, changeAt, indexOfAdded, setTagged, setText } from '#edit/structure-edits.ts';
import { mapStructure, type Coordinates } from '#place.ts';
import { factKindOf } from '#read/fact-tags.ts';
import { firstBelow, structureAt } from '#structure-queries.ts';
import type { GedcomRecord, Structure } from '#structure.ts';

/** A date as `readTypedDate` makes it of what a person typed. */
export interface DateInput {
  /** GEDCOM 7; '' when only the phrase says when. */
  readonly payload: string;
  readonly phrase?: string | null;
}

export interface PlaceInput {
  /** 'Chicago, Cook, Illinois, USA' */
  readonly text: string;
  /** Undefined: as they are, unless the text changes; null: none. */
  readonly coordinates?: Coordinates | null;
}

/** A fact as a person fills it in. What is undefined stays as it is; null removes. */
export interface FactInput {
  /** Value of an attribute, or the words of EVEN. */
  readonly value?: string | null;
  readonly type?: string | null;
  readonly date?: DateInput | null;
  readonly place?: PlaceInput | null;
  /** Lines of an address. */
  readonly address?: string | null;
  /** AGE payload: '25y 3m'; words that are not one become its phrase. */
  readonly age?: string | null;
  readonly cause?: string | null;
  readonly agency?: string | null;
  readonly religion?: string | null;
}

/** Adds an event or attribute; `path` is where it is in the new record. */
export function addFact(
  record: GedcomRecord,
  tag: string,
  input: FactInput,
): { readonly record: GedcomRecord; readonly path: readonly number[] } {
  refuse(factProblem(record, tag, input));
  const path = [indexOfAdded(record, tag)];
  return { record: addChild(record, applyFact(record, { tag }, input)), path };
}

/** Changes the fact at `path`. Its notes, citations, media and unknown structures stay. */
export function changeFact(
  record: GedcomRecord,
  path: readonly number[],
  input: FactInput,
): GedcomRecord {
  const fact = requireFact(record, path);
  refuse(factProblem(record, fact.tag, { value: fact.payload, ...input }));
  return changeAt(record, path, (structure) => applyFact(record, structure, input));
}

export function removeFact(record: GedcomRecord, path: readonly number[]): GedcomRecord {
  requireFact(record, path);
  return changeAt(record, path, () => null);
}

/** Why a fact cannot be recorded; null when it can. */
export function factProblem(
  record: GedcomRecord,
  tag: string,
  { value }: Pick<FactInput, 'value'>,
): EditRefusal | null {
  if (tag.startsWith('_')) return /^_[A-Z0-9_]+$/.test(tag) ? null : 'unknown-fact';
  if (!kindOf(record, { tag })) return 'unknown-fact';
  const counts = tag === 'NCHI' || tag === 'NMR';
  return counts && !/^\d{1,4}$/.test(value?.trim() ?? '') ? 'number-needed' : null;
}

function refuse(problem: EditRefusal | null): void {
  if (problem) throw new EditRefused(problem);
}

function requireFact(record: GedcomRecord, path: readonly number[]): Structure {
  const fact = structureAt(record, path);
  const known =
    fact !== undefined && (fact.tag.startsWith('_') || fact.tag === 'NO' || kindOf(record, fact));
  if (path.length !== 1 || !known) throw new EditRefused('not-there');
  return fact;
}

function kindOf(record: GedcomRecord, structure: Structure) {
  return factKindOf(record.tag === 'FAM' ? 'FAM' : 'INDI', structure);
}

function applyFact(record: GedcomRecord, fact: Structure, input: FactInput): Structure {
  let changed = applyValue(fact, input.value);
  const texts: [string, string | null | undefined][] = [
    ['TYPE', input.type],
    ['CAUS', input.cause],
    ['AGNC', input.agency],
    ['RELI', input.religion],
  ];
  for (const [tag, text] of texts) if (text !== undefined) changed = setText(changed, tag, text);
  if (input.date !== undefined) changed = setDate(changed, input.date);
  if (input.place !== undefined) changed = setPlace(changed, input.place);
  if (input.address !== undefined) changed = setText(changed, 'ADDR', input.address);
  if (input.age !== undefined) changed = setAge(changed, input.age);
  return asserted(withRequiredType(changed), kindOf(record, fact) === 'event');
}

function applyValue(fact: Structure, value: string | null | undefined): Structure {
  if (value === undefined) return fact;
  const { payload: _, ...rest } = fact;
  const text = value?.trim() ?? '';
  return text === '' ? rest : { ...rest, payload: text };
}

/** GEDCOM 7 requires TYPE below EVEN, FACT and IDNO. */
function withRequiredType(fact: Structure): Structure {
  const words: Record<string, string> = { EVEN: 'Event', FACT: 'Fact', IDNO: 'Number' };
  const type = words[fact.tag];
  return type === undefined || firstBelow(fact, 'TYPE') ? fact : setText(fact, 'TYPE', type);
}

/** An event without date and place says by `Y` that it happened. */
function asserted(fact: Structure, isEvent: boolean): Structure {
  if (!isEvent || fact.tag === 'EVEN') return fact;
  const says = (fact.children ?? []).some(({ tag }) => tag === 'DATE' || tag === 'PLAC');
  return says || fact.payload !== undefined ? fact : { ...fact, payload: 'Y' };
}

/** Sets the DATE of a structure. A payload that is not a date of GEDCOM 7 is kept as the phrase. */
export function setDate(parent: Structure, input: DateInput | null): Structure {
  if (!input) return setTagged(parent, 'DATE', []);
  const payload = input.payload.trim();
  const valid = payload === '' || parseDate(payload) !== null;
  const phrase = (input.phrase ?? (valid ? '' : payload)).trim();
  if (payload === '' && phrase === '') return setTagged(parent, 'DATE', []);
  const old = firstBelow(parent, 'DATE');
  // The time of day belongs to the day that was recorded with it.
  const kept = (old?.children ?? []).filter(
    ({ tag }) => tag !== 'PHRASE' && (tag !== 'TIME' || old?.payload === payload),
  );
  const children = [...kept, ...(phrase === '' ? [] : [{ tag: 'PHRASE', payload: phrase }])];
  const date: Structure = {
    tag: 'DATE',
    ...(valid && payload !== '' && { payload }),
    ...(children.length > 0 && { children }),
  };
  return replaceFirst(parent, date);
}

function setPlace(parent: Structure, input: PlaceInput | null): Structure {
  const text = input?.text.trim() ?? '';
  if (!input || (text === '' && !input.coordinates)) return setTagged(parent, 'PLAC', []);
  const old = firstBelow(parent, 'PLAC');
  const same = old?.payload === text;
  // FORM, TRAN and MAP are about the place that was; notes stay.
  const about = ['FORM', 'TRAN', 'MAP', 'EXID', 'LANG'];
  const kept = (old?.children ?? []).filter(
    ({ tag }) =>
      !((!same && about.includes(tag)) || (tag === 'MAP' && input.coordinates !== undefined)),
  );
  const map = input.coordinates ? mapStructure(input.coordinates) : null;
  const children = [...kept, ...(map ? [map] : [])];
  return replaceFirst(parent, {
    tag: 'PLAC',
    ...(text !== '' && { payload: text }),
    ...(children.length > 0 && { children }),
  });
}

function setAge(parent: Structure, text: string | null): Structure {
  const words = text?.trim() ?? '';
  if (words === '') return setTagged(parent, 'AGE', []);
  return replaceFirst(
    parent,
    parseAge(words)
      ? { tag: 'AGE', payload: words }
      : { tag: 'AGE', children: [{ tag: 'PHRASE', payload: words }] },
  );
}

/** Puts `next` in the place of the first structure with its tag, else behind everything. */
function replaceFirst(parent: Structure, next: Structure): Structure {
  const index = (parent.children ?? []).findIndex(({ tag }) => tag === next.tag);
  return index < 0 ? addChild(parent, next) : changeAt(parent, [index], () => next);
}
