import type { Audience } from '@infinite/gedcom/living/withhold';
import type { Citation, Note } from '@infinite/gedcom/read/annotations';
import type { RecordedDate } from '@infinite/gedcom/read/dates';
import type { WrittenName } from '@infinite/gedcom/names/name';
import type { Fact } from '@infinite/gedcom/read/facts';
import type { Individual } from '@infinite/gedcom/read/individual';
import { ordinalOf } from '#features/tree/tree/derived/derive-facts.ts';
import { recordedInWords } from '#features/tree/tree/facts/typed-date.ts';
import type {
  TreeCitation,
  TreeDate,
  TreeFact,
  TreeName,
} from '#features/tree/tree/view/tree.types.ts';

/** The facts that an audience gets of a record it gets whole. `at` stays that of the record. */
export function showFacts(
  facts: readonly Fact[],
  { seesRestricted }: Pick<Audience, 'seesRestricted'>,
): TreeFact[] {
  return facts
    .filter((fact) => seesRestricted || !fact.restrictions.some((word) => word !== 'LOCKED'))
    .map((fact) => ({
      ...{ at: ordinalOf(fact), tag: fact.tag, type: fact.type, value: fact.value },
      date: showDate(fact.date),
      place: fact.place?.text || null,
      latitude: fact.place?.coordinates?.latitude ?? null,
      longitude: fact.place?.coordinates?.longitude ?? null,
      age: fact.age?.phrase ?? fact.age?.text ?? null,
      cause: fact.cause,
      notes: textsOf(fact.notes),
      citations: fact.citations.map(showCitation),
      restrictions: [...fact.restrictions],
    }));
}

function showDate(date: RecordedDate | null | undefined): TreeDate | null {
  if (!date) return null;
  const { text, phrase, year } = date;
  return { text, phrase, year, words: recordedInWords(date) };
}

/** Shared notes are records of their own. */
export function textsOf(notes: readonly Note[]): string[] {
  return notes.flatMap(({ text }) => (text.trim() === '' ? [] : [text]));
}

/** `recordingId` is filled in where the OBJE records are read. */
export function showCitation(citation: Citation): TreeCitation {
  const span = citation.media[0]?.span ?? citation.span;
  return {
    path: [...citation.path],
    ...{ sourceId: citation.source, page: citation.page, quality: citation.quality },
    // What a recording says is for who may hear it: `treeFactVoices` shows it.
    texts: citation.media.some((link) => link.span) ? [] : citation.texts.map(({ text }) => text),
    recordingId: null,
    fromMs: span?.fromMs ?? null,
    toMs: span?.toMs ?? null,
  };
}

/** Names with their translations behind them, numbered as changes name them. */
export function showNames({ names }: Pick<Individual, 'names'>): TreeName[] {
  return names.flatMap((name) => [
    showName(name, { at: name.path[0] ?? 0, type: name.type, language: null }),
    ...name.translations.map((translation) =>
      showName(translation, {
        at: name.path[0] ?? 0,
        type: name.type,
        language: translation.language,
      }),
    ),
  ]);
}

function showName(
  { display, given, surname, parts }: WrittenName,
  rest: Pick<TreeName, 'at' | 'type' | 'language'>,
): TreeName {
  const surnamePrefix = parts.surnamePrefixes.join(' ');
  return {
    ...{ display, given, surnamePrefix, ...rest },
    prefix: parts.prefixes.join(' '),
    nickname: parts.nicknames.join(' '),
    surname: parts.surnames.join(' ') || surname,
    suffix: parts.suffixes.join(' '),
  };
}
