import { searchLimits } from '#catalogue/search.ts';

/** A stretch of text, and whether it is what was searched for. */
export interface SearchPiece {
  readonly text: string;
  readonly match: boolean;
}

/**
 * The words of a search: lower case and without accents, so that 'Inês' is found by 'ines'. The SQL
 * function `search_tokens` reads titles in the same way.
 */
export function searchWords(text: string): string[] {
  const words = folded(text.slice(0, searchLimits.characters)).match(wordPattern) ?? [];
  return [...new Set(words.map(cut))].slice(0, searchLimits.words);
}

const cut = (word: string): string => [...word].slice(0, searchLimits.wordCharacters).join('');

/** All words of a text that is searched, each once and cut as those of a search are. */
export function wordsOfText(text: string): string[] {
  const words = folded(text).match(wordPattern) ?? [];
  return [...new Set(words.map(cut))];
}

/** Whether every word begins a word of the text. */
export function matchesWords(text: string, words: readonly string[]): boolean {
  return words.length > 0 && countMatches(text, words) === words.length;
}

/** How many of the words begin a word of the text. */
export function countMatches(text: string, words: readonly string[]): number {
  const own: readonly string[] = folded(text).match(wordPattern) ?? [];
  return words.filter((word) => own.some((each) => each.startsWith(word))).length;
}

/** Cuts a text where a word of the search begins a word of it; the pieces together are the text. */
export function markedPieces(text: string, words: readonly string[]): SearchPiece[] {
  const pieces: { text: string; match: boolean }[] = [];
  const add = (part: string, match: boolean) => {
    const last = pieces.at(-1);
    if (last?.match === match) last.text += part;
    else if (part !== '') pieces.push({ text: part, match });
  };
  let done = 0;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const length = matchedLength(word, words);
    if (length === 0) continue;
    add(text.slice(done, index), false);
    add(word.slice(0, length), true);
    done = index + length;
  }
  add(text.slice(done), false);
  return pieces;
}

const wordPattern = /[\p{L}\p{N}]+/gu;

/** Accents of Latin, Greek and Cyrillic, and the vowel points of Hebrew and Arabic. */
const marks = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f]/g;

function folded(text: string): string {
  return text.normalize('NFKD').replace(marks, '').toLowerCase();
}

/** How many code units of the word's beginning are what was searched for; 0: it is no match. */
function matchedLength(word: string, words: readonly string[]): number {
  const whole = folded(word);
  const found = words.filter((each) => whole.startsWith(each));
  if (found.length === 0) return 0;
  const wanted = Math.max(...found.map(({ length }) => length));
  let length = 0;
  let read = '';
  for (const character of word) {
    const next = read + character;
    // A mark that belongs to the last letter comes along.
    if (folded(read).length >= wanted && folded(next).length > folded(read).length) break;
    read = next;
    length += character.length;
  }
  return length;
}
