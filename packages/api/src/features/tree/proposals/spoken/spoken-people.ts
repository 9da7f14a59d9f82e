import {
  isOfSex,
  kinWord,
  relativesOf,
  type Family,
  type KinSex,
  type KinWord,
} from '#features/tree/proposals/spoken/kin-words.ts';
import { matchName, type PeopleByName } from '#features/tree/proposals/spoken/people-by-name.ts';
import type { Sentence } from '#features/tree/proposals/spoken/spoken-words.ts';

/** Somebody who is spoken of, in the words from `from` up to but not including `to`. */
export interface Mention {
  readonly from: number;
  readonly to: number;
  /** Whom it may mean, the likeliest first; nobody where only the words are known. */
  readonly ids: readonly string[];
  readonly sex: KinSex | null;
  /** 'I', 'she': no new person, and offered only as the subject of a fact. */
  readonly isPronoun: boolean;
}

export interface PeopleKnown {
  readonly names: PeopleByName;
  readonly family: Family;
  /** Who speaks; null for somebody who is not in the tree. */
  readonly teller: string | null;
}

/** First names that are also common words, and months: at the beginning of a sentence they say nothing. */
const doubtful = new Set([
  ...['april', 'art', 'august', 'autumn', 'bill', 'chance', 'christian', 'dawn', 'dean', 'faith'],
  ...['grace', 'grant', 'hope', 'iris', 'jack', 'jane', 'joy', 'june', 'mark', 'may', 'mercy'],
  ...['miles', 'pat', 'penny', 'rich', 'rose', 'summer', 'will', 'sue', 'drew', 'guy', 'gene'],
]);
const beforeMonths = new Set(['in', 'on', 'of', 'last', 'this', 'next', 'early', 'late', 'by']);
const monthLike = new Set(['april', 'may', 'june', 'august']);
const othersKin = new Set(['his', 'her', 'their', 'your', 'the', 'a', 'an', 'whose']);

/**
 * Who is spoken of in a sentence, in order.
 * @param before the last person spoken of before it, for 'she' and 'his mother'
 */
export function spokenPeople(
  sentence: Sentence,
  known: PeopleKnown,
  before: Mention | null,
): Mention[] {
  const mentions: Mention[] = [];
  let last = before;
  for (let index = 0; index < sentence.length; index += 1) {
    const mention =
      kinAt(sentence, index, known, last) ??
      namedAt(sentence, index, known) ??
      pronounAt(sentence, index, known, last);
    if (!mention) continue;
    mentions.push(mention);
    // Of a person who may be several, 'she' is the same several.
    if (!mention.isPronoun && mention.ids.length > 0) last = mention;
    index = mention.to - 1;
  }
  return mentions;
}

const word = (sentence: Sentence, index: number): string => sentence[index]?.folded ?? '';

/** 'My mother', 'her brother Karl', 'my mother's sister', 'Grandma', 'Uncle Karl'. */
function kinAt(
  sentence: Sentence,
  from: number,
  known: PeopleKnown,
  last: Mention | null,
): Mention | null {
  const opening = word(sentence, from);
  const isOwn = opening === 'my' || opening === 'our';
  const isOther = opening === 'his' || opening === 'her';
  if (isOwn || isOther) {
    const base = isOwn ? [known.teller].filter((id) => id !== null) : (last?.ids ?? []);
    let at = ['dear', 'own', 'late', 'older', 'younger', 'little', 'big', 'eldest'].includes(
      word(sentence, from + 1),
    )
      ? from + 2
      : from + 1;
    let kin = kinWord(word(sentence, at));
    if (!kin) return null;
    let ids = relativesOf(known.family, base, kin);
    while (sentence[at]?.possessive) {
      const next = kinWord(word(sentence, at + 1));
      if (!next) break;
      at += 1;
      kin = next;
      ids = relativesOf(known.family, ids, kin);
    }
    return withName(sentence, { from, to: at + 1 }, { ids, kin }, known);
  }
  const kin = kinWord(opening);
  const isName = kin?.isName && sentence[from]?.capital && !othersKin.has(word(sentence, from - 1));
  if (!isName || /\b(?:mother|father)\b/.test(opening)) return null;
  const ids = known.teller === null ? [] : relativesOf(known.family, [known.teller], kin);
  return withName(sentence, { from, to: from + 1 }, { ids, kin }, known);
}

/** Adds the name behind a word for relatives, which decides between several of them. */
function withName(
  sentence: Sentence,
  { from, to }: { from: number; to: number },
  { ids, kin }: { ids: readonly string[]; kin: KinWord },
  known: PeopleKnown,
): Mention {
  const rest = { sex: kin.sex, isPronoun: false } as const;
  const named = sentence[to - 1]?.pauses ? null : matchName(known.names, capitals(sentence, to));
  if (!named) return { from, to, ids, ...rest };
  const both = named.ids.filter((id) => ids.includes(id));
  const { family } = known;
  const bySex = named.ids.filter((id) => kin.sex === null || isOfSex(family.sexOf(id), kin.sex));
  return { from, to: to + named.words, ids: both.length > 0 ? both : bySex, ...rest };
}

function namedAt(sentence: Sentence, from: number, known: PeopleKnown): Mention | null {
  const words = capitals(sentence, from);
  const match = words.length === 0 ? null : matchName(known.names, words);
  if (!match) return null;
  const [first = ''] = words;
  if (match.words === 1 && isDoubtful(sentence, from, first)) return null;
  const sexes = new Set(match.ids.map((id) => known.family.sexOf(id)));
  const [sex] = sexes;
  const to = from + match.words;
  const one = sexes.size === 1 && (sex === 'F' || sex === 'M') ? sex : null;
  return { from, to, ids: match.ids, sex: one, isPronoun: false };
}

function isDoubtful(sentence: Sentence, index: number, first: string): boolean {
  if (!doubtful.has(first)) return first.length < 2;
  if (sentence[index]?.begins) return true;
  if (!monthLike.has(first)) return false;
  return (
    beforeMonths.has(word(sentence, index - 1)) ||
    /^(?:\d|the$|nineteen|eighteen)/.test(word(sentence, index + 1))
  );
}

/** The capital words from here on, folded, up to a pause. */
function capitals(sentence: Sentence, from: number): string[] {
  const words: string[] = [];
  for (let index = from; index < sentence.length && words.length < 6; index += 1) {
    const { capital, folded, pauses, possessive } = sentence[index] ?? { capital: false };
    if (!capital || folded === undefined) break;
    words.push(folded);
    if (pauses || possessive) break;
  }
  return words;
}

function pronounAt(
  sentence: Sentence,
  from: number,
  { teller, family }: PeopleKnown,
  last: Mention | null,
): Mention | null {
  const said = word(sentence, from);
  const at = { from, to: from + 1, isPronoun: true } as const;
  if (said === 'i' || said === 'i’m' || said === 'we') {
    return { ...at, ids: teller === null ? [] : [teller], sex: null };
  }
  // Of several people the last one who was named would be the wrong one half the time.
  if (said === 'they') return { ...at, ids: [], sex: null };
  if (said !== 'she' && said !== 'he') return null;
  const sex = said === 'she' ? 'F' : 'M';
  const isSame = last !== null && (last.sex === null || last.sex === sex);
  return { ...at, ids: isSame ? last.ids.filter((id) => isOfSex(family.sexOf(id), sex)) : [], sex };
}
