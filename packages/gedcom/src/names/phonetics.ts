import { doubleMetaphone } from 'double-metaphone';
import { foldText } from '#names/fold.ts';

/** Words in surnames that branches of a family write or leave out. */
const surnamePrefixes = new Set(
  'von van der den de la le du da di del dos das af zu zum ter ten vom'.split(' '),
);

/**
 * Keys that names which sound alike share, by Double Metaphone: 'Meier' and 'Mayr' have one in
 * common. One or two keys a word. A word in a script that has no sounds here is a key itself.
 */
export function phoneticKeys(name: string): string[] {
  return [...new Set(wordsOf(name).flatMap(keysOf))];
}

/** The keys of a surname without 'von', 'de la' and the like. */
export function surnameKeys(surname: string): string[] {
  const words = wordsOf(surname);
  const main = words.filter((word) => !surnamePrefixes.has(word));
  return [...new Set((main.length > 0 ? main : words).flatMap(keysOf))];
}

function wordsOf(name: string): string[] {
  return foldText(name)
    .split(' ')
    .filter((word) => word !== '');
}

function keysOf(word: string): string[] {
  if (!/^[a-z0-9]+$/.test(word)) return [word];
  const keys = doubleMetaphone(word).filter((key) => key !== '');
  return keys.length > 0 ? keys : [word.toUpperCase()];
}
