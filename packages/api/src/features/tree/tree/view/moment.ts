import { payloadInWords } from '#features/tree/tree/facts/typed-date.ts';
import type { TreeMoment } from '#features/tree/tree/view/tree.types.ts';

/** When and where, as the derived rows keep it; null where both are empty. */
export function momentOf(text: string, year: number | null, place: string): TreeMoment | null {
  if (text === '' && place === '') return null;
  const date = text === '' ? null : { text, year, phrase: null, words: payloadInWords(text) };
  return { date, place: place === '' ? null : place };
}
