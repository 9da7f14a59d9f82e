import { doubleMetaphone } from 'double-metaphone';

/** How a folded word sounds, by Double Metaphone; '' for scripts that it does not know. */
export function soundOf(word: string): string {
  return /^[a-z]/.test(word) ? doubleMetaphone(word)[0] : '';
}
