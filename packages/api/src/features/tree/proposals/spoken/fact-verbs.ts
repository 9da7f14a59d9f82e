import type { Sentence } from '#features/tree/proposals/spoken/spoken-words.ts';

/** Words that state a fact, in the words from `from` up to but not including `to`. */
export interface FactVerb {
  readonly from: number;
  readonly to: number;
  /** Of an individual, or MARR, DIV and ENGA of a union. */
  readonly tag: string;
  /** The value of an attribute: 'carpenter'. */
  readonly value: string | null;
}

export const unionTags: ReadonlySet<string> = new Set(['MARR', 'DIV', 'ENGA']);

/** Phrases, the longer ones first where one begins another. */
const phrases: readonly (readonly [string, string])[] = [
  ['was born', 'BIRT'],
  ['were born', 'BIRT'],
  ['got born', 'BIRT'],
  ['born', 'BIRT'],
  ['passed away', 'DEAT'],
  ['passed on', 'DEAT'],
  ['was killed', 'DEAT'],
  ['died', 'DEAT'],
  ['was buried', 'BURI'],
  ['is buried', 'BURI'],
  ['buried', 'BURI'],
  ['was baptized', 'BAPM'],
  ['was baptised', 'BAPM'],
  ['baptized', 'BAPM'],
  ['baptised', 'BAPM'],
  ['was christened', 'CHR'],
  ['christened', 'CHR'],
  ['was confirmed', 'CONF'],
  ['got married', 'MARR'],
  ['were married', 'MARR'],
  ['was married', 'MARR'],
  ['married', 'MARR'],
  ['got divorced', 'DIV'],
  ['were divorced', 'DIV'],
  ['divorced', 'DIV'],
  ['got engaged', 'ENGA'],
  ['were engaged', 'ENGA'],
  ['emigrated', 'EMIG'],
  ['immigrated', 'IMMI'],
  ['grew up', 'RESI'],
  ['moved', 'RESI'],
  ['settled', 'RESI'],
  ['lived', 'RESI'],
  ['graduated', 'GRAD'],
  ['retired', 'RETI'],
  ['became a citizen', 'NATU'],
  ['was naturalized', 'NATU'],
];
const patterns = phrases.map(([text, tag]) => ({ words: text.split(' '), tag }));
const endsOfWork = new Set(['in', 'at', 'for', 'and', 'on', 'near', 'with', 'until', 'from', 'to']);

/** The statements in a sentence, in order. */
export function factVerbs(sentence: Sentence): FactVerb[] {
  const found: FactVerb[] = [];
  for (let index = 0; index < sentence.length; index += 1) {
    const verb = workAt(sentence, index) ?? phraseAt(sentence, index);
    if (!verb) continue;
    found.push(verb);
    index = verb.to - 1;
  }
  return found;
}

const word = (sentence: Sentence, index: number): string => sentence[index]?.folded ?? '';

function phraseAt(sentence: Sentence, from: number): FactVerb | null {
  const found = patterns.find(({ words }) =>
    words.every((each, offset) => word(sentence, from + offset) === each),
  );
  if (!found || isDenied(sentence, from)) return null;
  const { tag } = found;
  // 'Before she died' and 'moved the chair' state no fact that a reader would look for.
  if (found.words.length === 1 && tag === 'RESI' && !isAboutPlace(sentence, from + 1)) return null;
  return { from, to: from + found.words.length, tag, value: null };
}

const isDenied = (sentence: Sentence, from: number): boolean =>
  ['never', 'not', 'almost', 'nearly', 'didn’t', 'wasn’t'].includes(word(sentence, from - 1)) ||
  /n['’]?t$/.test(word(sentence, from - 1));

const isAboutPlace = (sentence: Sentence, index: number): boolean =>
  ['in', 'to', 'at', 'near', 'from', 'into', 'outside', 'back'].includes(word(sentence, index));

/** 'Worked as a carpenter', 'was a ship's carpenter by trade'. */
function workAt(sentence: Sentence, from: number): FactVerb | null {
  const isWorked = word(sentence, from) === 'worked' && word(sentence, from + 1) === 'as';
  if (!isWorked) return null;
  const article = ['a', 'an', 'the'].includes(word(sentence, from + 2)) ? 1 : 0;
  const start = from + 2 + article;
  let to = start;
  while (to < sentence.length && to < start + 4 && !endsOfWork.has(word(sentence, to))) {
    to += 1;
    if (sentence[to - 1]?.pauses) break;
  }
  if (to === start) return null;
  const value = sentence
    .slice(start, to)
    .map(({ raw }) => raw)
    .join(' ')
    .replace(/[^\p{L}\p{N}]+$/u, '');
  return value === '' ? null : { from, to, tag: 'OCCU', value };
}
