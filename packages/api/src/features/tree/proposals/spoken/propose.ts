import type { Segment } from '#features/vault/transcripts/index.ts';
import {
  saidIn,
  spokenDates,
  type SpokenDate,
} from '#features/tree/proposals/spoken/spoken-dates.ts';
import { spokenFacts, type SpokenFact } from '#features/tree/proposals/spoken/spoken-facts.ts';
import {
  spokenPeople,
  type Mention,
  type PeopleKnown,
} from '#features/tree/proposals/spoken/spoken-people.ts';
import {
  spokenPlaces,
  type PlacesByName,
  type SpokenPlace,
} from '#features/tree/proposals/spoken/spoken-places.ts';
import {
  foldWords,
  spokenSentences,
  type Sentence,
} from '#features/tree/proposals/spoken/spoken-words.ts';

type ProposalKind = 'PERSON' | 'PLACE' | 'DATE' | 'FACT';

/** Something that a recording says and that the tree could keep. */
export interface Proposal {
  /** The same for the same statement about the same people, wherever in the recording it is made. */
  readonly key: string;
  readonly kind: ProposalKind;
  /** The words that say it. */
  readonly text: string;
  readonly fromMs: number;
  readonly toMs: number;
  /** Whom it may be about, the likeliest first; empty where only a member knows. */
  readonly people: readonly string[];
  /** The other partner of a union. */
  readonly partners: readonly string[];
  /** Full names of places it may be, the likeliest first. */
  readonly places: readonly string[];
  /** A DATE payload of GEDCOM 7; null without a date, '' where only the phrase says it. */
  readonly date: string | null;
  readonly datePhrase: string | null;
  /** The tag of a fact: 'BIRT', 'MARR'. */
  readonly tag: string | null;
  readonly value: string | null;
}

export interface Known extends PeopleKnown {
  readonly places: PlacesByName;
  readonly thisYear: number;
}

/** The most people and places that one proposal offers to choose from. */
const candidates = 8;
const quoteCharacters = 400;

/**
 * What a transcript says about people, places and dates, by rules and without a model, in the order in which
 * it is said. Each is offered once. Never throws, and no time lies outside of the segments.
 */
export function propose(segments: readonly Segment[], known: Known): Proposal[] {
  const proposals = new Map<string, Proposal>();
  let last: Mention | null = null;
  for (const sentence of spokenSentences(segments)) {
    const people = spokenPeople(sentence, known, last);
    for (const each of proposalsOf(sentence, people, known)) {
      if (!proposals.has(each.key)) proposals.set(each.key, each);
    }
    last = people.findLast(({ isPronoun, ids }) => !isPronoun && ids.length > 0) ?? last;
  }
  return [...proposals.values()].toSorted(
    (one, other) => one.fromMs - other.fromMs || one.toMs - other.toMs,
  );
}

function proposalsOf(sentence: Sentence, people: readonly Mention[], known: Known): Proposal[] {
  const isPerson = within(people.filter(({ isPronoun }) => !isPronoun));
  const dates = spokenDates(sentence, known.thisYear).filter(({ from }) => !isPerson(from));
  const isDate = within(dates);
  const taken = (index: number) => isPerson(index) || isDate(index);
  const places = spokenPlaces(sentence, known.places, taken);
  const facts = spokenFacts(sentence, { people, dates, places });
  const isUsed = (part: SpokenDate | SpokenPlace) =>
    facts.some(({ date, place }) => date === part || place === part);
  return [
    ...facts.map((fact) => ofFact(sentence, fact)),
    ...people
      .filter(({ isPronoun, ids }) => !isPronoun && ids.length > 0)
      .map((mention) => proposal(sentence, 'PERSON', mention, { people: mention.ids })),
    ...dates
      .filter((date) => !isUsed(date))
      .map((at) =>
        proposal(sentence, 'DATE', at, {
          date: at.date,
          datePhrase: at.phrase,
          people: near(people),
        }),
      ),
    ...places
      .filter((place) => !isUsed(place))
      .map((at) => proposal(sentence, 'PLACE', at, { places: at.names, people: near(people) })),
  ];
}

const within = (parts: readonly { from: number; to: number }[]) => (index: number) =>
  parts.some(({ from, to }) => from <= index && index < to);

/** Whom a date or place without a fact is likely about. */
const near = (people: readonly Mention[]): readonly string[] =>
  people.find(({ ids }) => ids.length > 0)?.ids ?? [];

function ofFact(sentence: Sentence, fact: SpokenFact): Proposal {
  return proposal(sentence, 'FACT', fact, {
    tag: fact.tag,
    value: fact.value,
    people: fact.subject?.ids ?? [],
    partners: fact.partner?.ids ?? [],
    places: fact.place?.names ?? [],
    date: fact.date?.date ?? null,
    datePhrase: fact.date?.phrase ?? null,
  });
}

function proposal(
  sentence: Sentence,
  kind: ProposalKind,
  { from, to }: { from: number; to: number },
  said: Partial<Proposal>,
): Proposal {
  const text = [...saidIn(sentence, from, to)].slice(0, quoteCharacters).join('');
  const times = sentence.slice(from, to);
  const { people = [], partners = [], places = [], date = null, datePhrase = null } = said;
  const { tag = null, value = null } = said;
  const subject = kind === 'PERSON' || kind === 'FACT' ? people : [];
  const meant = [date, datePhrase, tag, value, ...subject, '|', ...partners, '|', ...places];
  return {
    key: [kind, kind === 'PERSON' ? '' : foldWords(text), ...meant].join(' '),
    kind,
    text,
    fromMs: Math.min(...times.map(({ fromMs }) => fromMs)),
    toMs: Math.max(...times.map(({ toMs }) => toMs)),
    people: people.slice(0, candidates),
    partners: partners.slice(0, candidates),
    places: places.slice(0, candidates),
    ...{ date, datePhrase, tag, value },
  };
}
