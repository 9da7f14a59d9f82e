import { addCitation, addMedia, addNote } from '@infinite/gedcom/edit/edit-annotations';
import {
  createIndividual,
  createMediaObject,
  createSource,
  createUnion,
} from '@infinite/gedcom/edit/create-records';
import { addFact, type FactInput } from '@infinite/gedcom/edit/edit-facts';
import { linkChild, linkPartner } from '@infinite/gedcom/edit/edit-links';
import type { NameInput } from '@infinite/gedcom/edit/edit-names';
import { readTypedDate } from '@infinite/gedcom/dates/typed-date';
import type { GedcomRecord } from '@infinite/gedcom/structure';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { changeTree, EditSet, linkTreePerson } from '#features/tree/tree/index.ts';
import { newId } from '#platform/database/id.ts';
import { danielsBirthday, majaTurnsEighteen } from '#seeds/demo/birthdays.ts';
import type { Household } from '#seeds/demo/household.ts';
import {
  places,
  samplePeople,
  sampleUnions,
  type PersonKey,
  type PlaceName,
  type SamplePerson,
} from '#seeds/demo/tree/people.ts';

/** Ids of recordings of the sample. */
export interface Voices {
  readonly recipe: string;
  readonly everyYear: string;
}

/** Adds the tree of the sample family in one change, and says who Rosa and Anders are in it. */
export async function addSampleTree(
  ctx: RequestContext,
  { familyId, rosaId, andersId }: Household,
  { voices, now }: { voices: Voices; now: Temporal.Instant },
): Promise<void> {
  const { set, idOf } = sampleTree(voices, now);
  const values = { count: String(idOf.size), file: 'the family book' };
  await changeTree(ctx, { familyId, madeBy: rosaId, kind: 'IMPORTED', values }, set.edits);
  for (const [key, subjectId] of [
    ['rosa', rosaId],
    ['anders', andersId],
  ] as const) {
    await linkTreePerson(ctx, { id: idOf.get(key), kind: 'MEMBER', subjectId });
  }
}

function sampleTree(voices: Voices, now: Temporal.Instant) {
  const daniel = readTypedDate(danielsBirthday(now))?.payload ?? '1984';
  const people = samplePeople({ daniel, maja: majaTurnsEighteen(now) - 18 });
  const keys = Object.keys(people) as PersonKey[];
  const idOf = new Map(keys.map((key) => [key, newId()]));
  const set = new EditSet();
  const id = (key: PersonKey): string => idOf.get(key) ?? '';
  for (const key of keys) set.add(individualOf(id(key), people[key]));
  for (const { partners, children, married } of sampleUnions) {
    const union = newId();
    set.add(createUnion(union, married ? [{ tag: 'MARR', ...momentOf(married) }] : []));
    for (const key of partners) link(set, union, id(key), linkPartner);
    for (const key of children) link(set, union, id(key), linkChild);
  }
  tellOfVoices(set, id, voices);
  return { set, idOf };
}

function link(
  set: EditSet,
  unionId: string,
  individualId: string,
  by: typeof linkPartner | typeof linkChild,
): void {
  const linked = by({ union: set.get(unionId), individual: set.get(individualId) });
  set.put(linked.union);
  set.put(linked.individual);
}

function individualOf(id: string, person: SamplePerson): GedcomRecord {
  const { given, surname, married, sex, born, died, occupation, note } = person;
  const nameWith = (surnames: string): NameInput => ({
    parts: { given: [given], surnames: [surnames] },
  });
  const record = createIndividual(id, {
    names: [
      nameWith(surname),
      ...(married ? [{ ...nameWith(married), type: 'MARRIED' as const }] : []),
    ],
    sex,
    facts: [
      { tag: 'BIRT', ...momentOf(born) },
      ...(occupation ? [{ tag: 'OCCU', value: occupation }] : []),
      ...(died ? [{ tag: 'DEAT', ...momentOf(died) }] : []),
    ],
  });
  return note ? addNote(record, [], note) : record;
}

function momentOf([date, place]: readonly [date: string, place?: PlaceName]): FactInput {
  if (place === undefined) return { date: { payload: date } };
  const [text, latitude, longitude] = places[place];
  return { date: { payload: date }, place: { text, coordinates: { latitude, longitude } } };
}

/** Two recordings are stories of people, and state a fact each at a second of theirs; a book states a third. */
function tellOfVoices(set: EditSet, id: (key: PersonKey) => string, voices: Voices): void {
  const recipe = addVoice(set, voices.recipe, 'The almond cake, corrected');
  const birthday = addVoice(set, voices.everyYear, 'Happy birthday, Daniel');
  for (const key of ['rosa', 'marta'] as const) tells(set, id(key), recipe);
  for (const key of ['rosa', 'daniel'] as const) tells(set, id(key), birthday);
  const book = createSource(newId(), {
    title: 'Marta Hollar’s recipe book',
    author: 'Marta Hollar',
    publication: 'Handwritten, in Rosa’s kitchen',
  });
  set.add(book);
  set.change(id('marta'), (marta) => {
    const cake = { type: 'Wrote down the almond cake', date: { payload: '1958' } };
    const { record, path } = addFact(marta, 'EVEN', { ...cake, place: { text: places.visby[0] } });
    const said = addCitation(record, path, {
      ...{ source: null, media: [{ media: recipe, span: { fromMs: 6300, toMs: 12_900 } }] },
      text: 'My mother wrote two, because eggs were dear that year, and nobody ever corrected it.',
    });
    const occupation = (said.children ?? []).findIndex(({ tag }) => tag === 'OCCU');
    return addCitation(said, [occupation], {
      ...{ source: book.xref, page: 'The card for the almond cake', quality: 3 },
    });
  });
  set.change(id('daniel'), (daniel) => {
    const birth = (daniel.children ?? []).findIndex(({ tag }) => tag === 'BIRT');
    return addCitation(daniel, [birth], {
      ...{ source: null, media: [{ media: birthday, span: { fromMs: 8600, toMs: 15_350 } }] },
      text: 'I was there for the first one. It snowed, the taxi was late, and you were not.',
    });
  });
}

function addVoice(set: EditSet, recording: string, title: string): string {
  const id = newId();
  const file = { file: `recording:${recording}`, format: 'audio/webm', medium: 'AUDIO' };
  set.add(createMediaObject(id, { ...file, title }));
  return id;
}

function tells(set: EditSet, individual: string, media: string): void {
  set.change(individual, (record) => addMedia(record, [], { media }));
}
