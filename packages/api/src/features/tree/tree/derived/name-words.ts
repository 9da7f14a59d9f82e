import { phoneticKeys } from '@infinite/gedcom/names/phonetics';
import { searchLimits } from '@infinite/schema/catalogue/search';

const wordPattern = /[\p{L}\p{N}]+/gu;
/** Accents of Latin, Greek and Cyrillic, and the vowel points of Hebrew and Arabic. */
const marks = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f]/g;

/** The words of a name: lower case and without accents, as `searchWords` reads what is searched for. */
export function foldedWords(text: string): string[] {
  const words = text.normalize('NFKD').replace(marks, '').toLowerCase().match(wordPattern) ?? [];
  return words.map((word) => [...word].slice(0, searchLimits.wordCharacters).join(''));
}

/** How a folded word sounds, as the index has it. */
export function soundOf(word: string): string {
  return phoneticKeys(word)[0] ?? '';
}

/** The ways in which a word that is searched for may sound. */
export function soundsOf(word: string): string[] {
  return phoneticKeys(word);
}
