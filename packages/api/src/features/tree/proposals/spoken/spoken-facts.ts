import { factVerbs, unionTags, type FactVerb } from '#features/tree/proposals/spoken/fact-verbs.ts';
import type { SpokenDate } from '#features/tree/proposals/spoken/spoken-dates.ts';
import type { Mention } from '#features/tree/proposals/spoken/spoken-people.ts';
import { unknownPlace, type SpokenPlace } from '#features/tree/proposals/spoken/spoken-places.ts';
import type { Sentence } from '#features/tree/proposals/spoken/spoken-words.ts';

/** A statement in a sentence and the parts it is made of. */
export interface SpokenFact {
  readonly from: number;
  readonly to: number;
  readonly tag: string;
  readonly value: string | null;
  /** Null where nobody is named before the verb. */
  readonly subject: Mention | null;
  /** Whom the subject married; null for every other fact. */
  readonly partner: Mention | null;
  readonly date: SpokenDate | null;
  readonly place: SpokenPlace | null;
}

interface Parts {
  readonly people: readonly Mention[];
  readonly dates: readonly SpokenDate[];
  readonly places: readonly SpokenPlace[];
}

/** What a sentence states, of parts found in it. A part belongs to the verb before it, or to the first. */
export function spokenFacts(sentence: Sentence, parts: Parts): SpokenFact[] {
  const verbs = factVerbs(sentence);
  return verbs.flatMap((verb, index) => {
    const isFirst = index === 0;
    const next = verbs[index + 1]?.from ?? sentence.length;
    const fact = factOf(sentence, verb, { isFirst, next }, parts);
    // A verb alone is not worth an offer.
    return fact && (fact.date || fact.place || fact.value || fact.partner) ? [fact] : [];
  });
}

function factOf(
  sentence: Sentence,
  verb: FactVerb,
  { isFirst, next }: { isFirst: boolean; next: number },
  { people, dates, places }: Parts,
): SpokenFact | null {
  const begin = isFirst ? 0 : verb.from;
  const isOwn = ({ from }: { from: number }) => from >= verb.to && from < next;
  const isBefore = ({ to }: { to: number }) => isFirst && to <= verb.from;
  const subject = people.findLast(({ to }) => to <= verb.from) ?? null;
  const partners = unionTags.has(verb.tag) ? partnersOf(sentence, verb, people, next) : null;
  const date = dates.find(isOwn) ?? dates.findLast(isBefore) ?? null;
  const taken = (index: number) =>
    [...people, ...dates, ...places].some(({ from, to }) => from <= index && index < to);
  const place =
    places.find(isOwn) ?? places.findLast(isBefore) ?? anyUnknown(sentence, verb.to, next, taken);
  const mentions = partners ?? { subject, partner: null };
  const near = mentions.subject && mentions.subject.from >= begin ? mentions.subject : null;
  const used = [verb, near, mentions.partner, date, place].filter((part) => part !== null);
  return {
    from: Math.min(...used.map(({ from }) => from)),
    to: Math.max(...used.map(({ to }) => to)),
    tag: verb.tag,
    value: verb.value,
    ...mentions,
    date,
    place,
  };
}

/** 'Anna married Karl', 'Anna and Karl got married'. */
function partnersOf(
  sentence: Sentence,
  verb: FactVerb,
  people: readonly Mention[],
  next: number,
): Pick<SpokenFact, 'subject' | 'partner'> {
  const before = people.filter(({ to }) => to <= verb.from);
  const last = before.at(-1) ?? null;
  const object = people.find(({ from, isPronoun }) => from === verb.to && !isPronoun);
  const withObject = people.find(
    ({ from }) => from < next && from === verb.to + 1 && sentence[verb.to]?.folded === 'to',
  );
  const partner = object ?? withObject ?? null;
  if (partner) return { subject: last, partner };
  const other = before.at(-2);
  const isPair =
    other && last && sentence[other.to]?.folded === 'and' && other.to + 1 === last.from;
  return isPair ? { subject: other, partner: last } : { subject: last, partner: null };
}

function anyUnknown(
  sentence: Sentence,
  from: number,
  to: number,
  taken: (index: number) => boolean,
): SpokenPlace | null {
  for (let index = from; index < to; index += 1) {
    const place = unknownPlace(sentence, index, taken);
    if (place) return place;
  }
  return null;
}
