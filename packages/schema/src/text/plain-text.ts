/**
 * The one stated rule for text that people type: it is kept exactly, except that characters which
 * no page, mail or database can hold are taken out. NUL and the other C0 and C1 controls go; a lone
 * surrogate becomes U+FFFD; a line break is one "\n", and in a one-line field it and a tab become
 * a space. Nothing is escaped here: escaping belongs to where a text is shown.
 */
export function keepLines(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|\u0085/gu, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '');
}

/** As `keepLines`, for a field of one line: what reaches a mail header cannot break out of it. */
export function keepOneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\t\r\n\u0085\u2028\u2029]+/gu, ' ')
    .replace(/\p{Cc}/gu, '');
}

/** Whether a reader would see nothing: white space, controls and invisible characters only. */
export function isBlank(text: string | null | undefined): boolean {
  return !text || /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);
}

/** Length as a reader counts it, in grapheme clusters (UAX 29). */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of graphemes.segment(text)) count += 1;
  return count;
}

/**
 * Whether a text is within `limit` characters. A cluster can hold any number of combining marks,
 * so the units it is stored in are bounded too.
 */
export function fits(text: string, limit: number): boolean {
  if (text.length <= limit) return true;
  return text.length <= limit * unitsPerCharacter && countCharacters(text) <= limit;
}

/** An emoji family of four is 11 UTF-16 units. */
const unitsPerCharacter = 12;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
