import { searchLimits } from '@infinite/schema/catalogue/search';

const wordPattern = /[\p{L}\p{N}]+/gu;
/** Accents of Latin, Greek and Cyrillic, and the vowel points of Hebrew and Arabic. */
const marks = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f]/g;

/** The words of a name: lower case and without accents, as `searchWords` reads what is searched for. */
export function foldedWords(text: string): string[] {
  const words = text.normalize('NFKD').replace(marks, '').toLowerCase().match(wordPattern) ?? [];
  return words.map((word) => [...word].slice(0, searchLimits.wordCharacters).join(''));
}

export { soundOf } from '@infinite/gedcom/names/sounds';
