import type { Note } from '@infinite/gedcom/read/annotations';
import type { RecordedDate } from '@infinite/gedcom/read/dates';
import type { WrittenName } from '@infinite/gedcom/names/name';
import type { Fact } from '@infinite/gedcom/read/facts';
import type { Individual } from '@infinite/gedcom/read/individual';
import type { RequestContext } from '#platform/context.ts';
import { ordinalOf } from '#features/tree/tree/derived/derive-facts.ts';
import { recordedInWords } from '#features/tree/tree/facts/typed-date.ts';
import { showCitations } from '#features/tree/tree/view/show-citations.ts';
import { readerOf } from '#features/tree/tree/view/tree.loaders.ts';
import type { TreeDate, TreeFact, TreeName } from '#features/tree/tree/view/tree.types.ts';

/** The facts that a reader gets of a record they get whole. `at` stays that of the record. */
export async function showFacts(ctx: RequestContext, facts: readonly Fact[]): Promise<TreeFact[]> {
  const { audience } = await readerOf(ctx);
  return Promise.all(
    facts
      .filter(
        (fact) => audience.seesRestricted || !fact.restrictions.some((word) => word !== 'LOCKED'),
      )
      .map(async (fact) => ({
        ...{ at: ordinalOf(fact), tag: fact.tag, type: fact.type, value: fact.value },
        date: showDate(fact.date),
        place: fact.place?.text || null,
        latitude: fact.place?.coordinates?.latitude ?? null,
        longitude: fact.place?.coordinates?.longitude ?? null,
        age: fact.age?.phrase ?? fact.age?.text ?? null,
        cause: fact.cause,
        notes: textsOf(fact.notes),
        citations: await showCitations(ctx, fact.citations),
        restrictions: [...fact.restrictions],
      })),
  );
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
