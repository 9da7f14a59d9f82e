/**
 * The time that a search names, as texts that compare with `Taken.local`: begun at `from` or later, and before
 * `before`. A whole decade lies in it only if all of it does.
 */
export interface DateSpan {
  readonly from: string;
  readonly before: string;
}

/** A date in a search: where it stands among the words, and the times that it may mean. */
export interface DateWords {
  readonly at: number;
  readonly length: number;
  /** Each with the words that must still be there: a 'Christmas 1965' may be dated by its year alone. */
  readonly meanings: readonly { readonly span: DateSpan; readonly words: readonly string[] }[];
}

const months = [
  ...(['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august'] as const),
  ...(['september', 'october', 'november', 'december'] as const),
];

/** First and last day of the year, as `MM-DD`. */
const occasions: Readonly<Record<string, readonly [string, string]>> = {
  christmas: ['12-24', '12-26'],
  xmas: ['12-24', '12-26'],
  halloween: ['10-31', '10-31'],
  spring: ['03-01', '05-31'],
  summer: ['06-01', '08-31'],
  autumn: ['09-01', '11-30'],
  fall: ['09-01', '11-30'],
};

const decades = ['twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties'];
decades.push('nineties');

/** The first date that the words of a search name; null where they name none. */
export function findDateWords(words: readonly string[], thisYear: number): DateWords | null {
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    const decade = decadeOf(word, thisYear);
    if (decade !== null) {
      const span = { from: `${decade}`, before: `${decade + 10}` };
      return { at, length: 1, meanings: [{ span, words: [] }] };
    }
    if (next !== undefined && isYear(next)) {
      const named = namedSpan(word, Number(next));
      if (named) {
        const year = { span: yearSpan(Number(next)), words: [word] };
        return { at, length: 2, meanings: [{ span: named, words: [] }, year] };
      }
      if (word === 'before') return bounded(at, { from: '0', before: next });
      if (word === 'since') return bounded(at, { from: next, before: ':' });
      if (word === 'after') return bounded(at, { from: `${Number(next) + 1}`, before: ':' });
    }
    if (isYear(word)) {
      return { at, length: 1, meanings: [{ span: yearSpan(Number(word)), words: [] }] };
    }
  }
  return null;
}

function bounded(at: number, span: DateSpan): DateWords {
  return { at, length: 2, meanings: [{ span, words: [] }] };
}

const isYear = (word: string) => /^(1[5-9]|20)\d\d$/.test(word);

const yearSpan = (year: number): DateSpan => ({ from: `${year}`, before: `${year + 1}` });

/** '70s', '1970s' and 'seventies'; two digits mean the last such decade that has begun. */
function decadeOf(word: string, thisYear: number): number | null {
  const full = /^((?:1[5-9]|20)\d0)s$/.exec(word)?.[1];
  if (full) return Number(full);
  const short = /^(\d0)s$/.exec(word)?.[1];
  const tens = short ? Number(short) : (decades.indexOf(word) + 2) * 10;
  if (!short && !decades.includes(word)) return null;
  const century = Math.floor(thisYear / 100) * 100;
  return century + tens <= thisYear ? century + tens : century - 100 + tens;
}

function namedSpan(word: string, year: number): DateSpan | null {
  const occasion = Object.hasOwn(occasions, word) ? occasions[word] : undefined;
  if (occasion) {
    return { from: `${year}-${occasion[0]}`, before: `${year}-${occasion[1]}~` };
  }
  const month = months.findIndex(
    (name) => name === word || (word.length >= 3 && name.startsWith(word)),
  );
  if (month < 0) return null;
  const two = String(month + 1).padStart(2, '0');
  return { from: `${year}-${two}`, before: `${year}-${two}~` };
}
