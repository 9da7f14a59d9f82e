export interface WordErrors {
  /** Words replaced, added or left out: the fewest that explain the difference. */
  readonly errors: number;
  /** Of the reference. */
  readonly words: number;
}

/** Levenshtein over words, as word error rates are counted. */
export function wordErrors(reference: string, heard: string): WordErrors {
  const wanted = wordsOf(reference);
  const found = wordsOf(heard);
  let row = Array.from({ length: found.length + 1 }, (_, index) => index);
  for (const [at, word] of wanted.entries()) {
    const next = [at + 1];
    for (const [column, other] of found.entries()) {
      const left = (next[column] ?? 0) + 1;
      const above = (row[column + 1] ?? 0) + 1;
      next.push(Math.min(left, above, (row[column] ?? 0) + (word === other ? 0 : 1)));
    }
    row = next;
  }
  return { errors: row.at(-1) ?? 0, words: wanted.length };
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\bmr\b\.?/g, 'mister')
    .replace(/\bmrs\b\.?/g, 'missus')
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .split(' ')
    .map((word) => word.replace(/^'+|'+$/g, ''))
    .filter(Boolean);
}
