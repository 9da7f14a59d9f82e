import type { Sentence } from '#features/tree/proposals/spoken/spoken-words.ts';

/** A number, or a year, in the words from `from` up to but not including `to`. */
export interface SpokenNumber {
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

const ones = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  'nineteen',
];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const ordinalOnes = [
  ...['zeroth', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'],
  ...['ninth', 'tenth', 'eleventh', 'twelfth', 'thirteenth', 'fourteenth', 'fifteenth'],
  ...['sixteenth', 'seventeenth', 'eighteenth', 'nineteenth'],
];

const values = new Map<string, number>([
  ...ones.map((word, value) => [word, value] as const),
  ...tens.map((word, index) => [word, (index + 2) * 10] as const),
  ...tens.flatMap((ten, index) =>
    ones.slice(1, 10).map((one, unit) => [`${ten}-${one}`, (index + 2) * 10 + unit + 1] as const),
  ),
]);
const ordinals = new Map<string, number>([
  ...ordinalOnes.map((word, value) => [word, value] as const),
  ['twentieth', 20],
  ['thirtieth', 30],
  ...ordinalOnes
    .slice(1, 10)
    .flatMap((word, unit) => [
      [`twenty-${word}`, 21 + unit] as const,
      [`thirty-${word}`, 31 + unit] as const,
    ]),
]);

const folded = (sentence: Sentence, index: number): string => sentence[index]?.folded ?? '';

/** 1 to 99 in words: 'eight', 'thirty one', 'ninety-eight'. */
function smallNumber(sentence: Sentence, from: number): SpokenNumber | null {
  const first = values.get(folded(sentence, from));
  if (first === undefined || first === 0) return null;
  const next = values.get(folded(sentence, from + 1));
  const isTen = first >= 20 && first % 10 === 0;
  if (isTen && next !== undefined && next > 0 && next < 10) {
    return { value: first + next, from, to: from + 2 };
  }
  return { value: first, from, to: from + 1 };
}

/** A day of a month: 'fourth', 'twenty first', '4th', '4'. */
export function spokenDay(sentence: Sentence, from: number): SpokenNumber | null {
  const word = folded(sentence, from);
  const digits = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word);
  const day = digits ? Number(digits[1]) : ordinals.get(word);
  const next = ordinals.get(folded(sentence, from + 1));
  if (next !== undefined && next < 10 && (word === 'twenty' || word === 'thirty')) {
    return inMonth({ value: (word === 'twenty' ? 20 : 30) + next, from, to: from + 2 });
  }
  const number = day === undefined ? smallNumber(sentence, from) : null;
  return inMonth(day === undefined ? number : { value: day, from, to: from + 1 });
}

const inMonth = (number: SpokenNumber | null) =>
  number && number.value >= 1 && number.value <= 31 ? number : null;

/**
 * A year in words: 'nineteen thirty-one', 'nineteen oh five', 'nineteen hundred and five', 'two thousand
 * and four', 'twenty twelve'.
 */
export function yearInWords(sentence: Sentence, from: number): SpokenNumber | null {
  const first = values.get(folded(sentence, from));
  if (first === undefined) return null;
  if (first === 2 && folded(sentence, from + 1) === 'thousand') {
    return rest(sentence, { value: 2000, from, to: from + 2 });
  }
  if (first < 15 || first > 20) return null;
  const century = first * 100;
  const next = folded(sentence, from + 1);
  if (next === 'hundred') return rest(sentence, { value: century, from, to: from + 2 });
  if (next === 'oh' || next === 'o' || next === 'zero') {
    const unit = smallNumber(sentence, from + 2);
    return unit && unit.value < 10 ? { value: century + unit.value, from, to: unit.to } : null;
  }
  const years = smallNumber(sentence, from + 1);
  // 'Twenty five' is a number; 'twenty twelve' is a year.
  return years && years.value >= 10 ? { value: century + years.value, from, to: years.to } : null;
}

function rest(sentence: Sentence, base: SpokenNumber): SpokenNumber {
  const at = folded(sentence, base.to) === 'and' ? base.to + 1 : base.to;
  const years = smallNumber(sentence, at);
  return years ? { ...base, value: base.value + years.value, to: years.to } : base;
}

const decadeWords = new Map(
  [
    'twenties',
    'thirties',
    'forties',
    'fifties',
    'sixties',
    'seventies',
    'eighties',
    'nineties',
  ].map((word, index) => [word, (index + 2) * 10]),
);

/** The first year of a decade: 'thirties', 'nineteen thirties', '1930s'. A bare one is of the 20th century. */
export function spokenDecade(sentence: Sentence, from: number): SpokenNumber | null {
  const word = folded(sentence, from);
  const digits = /^(1[5-9]\d0|20\d0)s$/.exec(word);
  if (digits) return { value: Number(digits[1]), from, to: from + 1 };
  const [century, joined] = word.split('-', 2);
  const hundred = values.get(century ?? '') ?? 0;
  const isCentury = hundred >= 15 && hundred <= 20;
  const together = isCentury ? decadeWords.get(joined ?? '') : undefined;
  if (together !== undefined) return { value: hundred * 100 + together, from, to: from + 1 };
  const next = isCentury ? decadeWords.get(folded(sentence, from + 1)) : undefined;
  if (next !== undefined) return { value: hundred * 100 + next, from, to: from + 2 };
  const bare = decadeWords.get(word);
  return bare === undefined ? null : { value: 1900 + bare, from, to: from + 1 };
}
