/** Stop words. */
const empty = new Set(
  'a an and are be can do does for how i if in is it me my of on or the there to we what when who will with you your'.split(
    ' ',
  ),
);

/** Normalizes text for comparison: lower case, without accents or punctuation. */
export function foldedWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/**
 * Whether a text matches a search: each significant word is a prefix of a word of the text, so that
 * 'cancel' finds 'cancelled'. An empty search matches everything.
 */
export function speaksOf(text: string, search: string): boolean {
  const words = foldedWords(text);
  return wanted(search).every((wish) => words.some((word) => word.startsWith(wish)));
}

function wanted(search: string): string[] {
  const all = foldedWords(search);
  const telling = all.filter((word) => !empty.has(word));
  return (telling.length > 0 ? telling : all).map(stem);
}

/** A simple stemmer: 'batteries' and 'battery', 'cancelled' and 'cancel' get the same stem. */
function stem(word: string): string {
  if (word.length < 5) return word;
  return word.replace(/(ies|ied|ing|ed|es|s|y)$/, '').replace(/(.)\1$/, '$1');
}
