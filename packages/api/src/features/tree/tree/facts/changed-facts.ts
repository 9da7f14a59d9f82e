import {
  setRestriction,
  addNote,
  changeNote,
  removeNote,
} from '@infinite/gedcom/edit/edit-annotations';
import type { FactInput } from '@infinite/gedcom/edit/edit-facts';
import { readNotes } from '@infinite/gedcom/read/annotations';
import type { GedcomRecord } from '@infinite/gedcom/structure';
import { structureAt } from '@infinite/gedcom/structure-queries';
import type { FactFields } from '@infinite/schema/tree/fact.input';
import { dateInput } from '#features/tree/tree/facts/typed-date.ts';

/** What a form says of a fact, as the editors of GEDCOM take it. @throws AppError INVALID_INPUT */
export function factEdit(fields: FactFields): FactInput {
  const { value, type, age, cause, date, datePhrase, place, coordinates } = fields;
  return {
    ...given({ value, type, age, cause }),
    ...dateEdit(date, datePhrase),
    ...(place === undefined || place === null
      ? {}
      : { place: { text: place, ...(coordinates !== undefined && { coordinates }) } }),
  };
}

function dateEdit(date: string | null | undefined, phrase: string | null | undefined): FactInput {
  if ((date === undefined || date === null) && !phrase) return {};
  const read = date ? dateInput(date, 'date') : { payload: '' };
  return { date: { ...read, ...(phrase && { phrase }) } };
}

/** Without what is left out: null and undefined stay as they are, an empty text removes. */
function given<Fields extends Record<string, string | null | undefined>>(fields: Fields) {
  return Object.fromEntries(
    Object.entries(fields).filter(([, text]) => text !== undefined && text !== null),
  ) as { [Name in keyof Fields]?: string };
}

/** Notes and restrictions of the structure at `path`; the empty path is the record itself. */
export function withAnnotations(
  record: GedcomRecord,
  path: readonly number[],
  { notes, restrictions }: Pick<FactFields, 'notes' | 'restrictions'>,
): GedcomRecord {
  const restricted = restrictions ? setRestriction(record, restrictions, path) : record;
  return notes ? withNotes(restricted, path, notes) : restricted;
}

/** Makes these the notes; one that stays keeps what stands below it. Shared notes are left alone. */
function withNotes(
  record: GedcomRecord,
  path: readonly number[],
  wanted: readonly string[],
): GedcomRecord {
  const at = path.length === 0 ? record : structureAt(record, path);
  const own = (at ? readNotes(at, path) : []).filter(({ shared }) => shared === null);
  const texts = wanted.filter((text) => text !== '');
  const changed = own
    .slice(0, texts.length)
    .reduce((next, note, index) => changeNote(next, note.path, texts[index] ?? ''), record);
  // From the end, so that the paths of those before stay.
  const fewer = own
    .slice(texts.length)
    .toReversed()
    .reduce((next, note) => removeNote(next, note.path), changed);
  return texts.slice(own.length).reduce((next, text) => addNote(next, path, text), fewer);
}
