import { authLimits, fallbackUsername } from '@infinite/schema/catalogue/auth';
import { isReservedUsername } from './reserved-username.ts';

/**
 * The one stated rule for account names: NFKC, line breaks and runs of white space become one
 * space, and whatever is invisible, reorders text, controls a terminal or belongs to an e-mail
 * address ('@', '<', '>') is left out. Nothing is refused: the documented form has no field in
 * which the reader could mend it.
 */
export function cleanUsername(wish: string): string {
  const visible = wish
    .slice(0, 1024)
    .toWellFormed()
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .replace(/[\p{C}\p{Default_Ignorable_Code_Point}\ufffd\u2800@<>]/gu, '')
    // What stood around a removed character now meets: Hangul letters compose, spaces are one.
    .normalize('NFKC')
    .replace(/ +/g, ' ')
    .trim();
  if (!/[\p{L}\p{N}\p{S}\p{P}]/u.test(visible)) return '';
  return cutAtGrapheme(visible, authLimits.usernameMaximum);
}

/** Two names with the same key are one name: case and width do not tell people apart. */
export function usernameKey(username: string): string {
  return cleanUsername(username).toLowerCase().normalize('NFKC');
}

/**
 * The names to try, in turn: the wish, then the wish with a random number of growing length.
 * Random, so that a suffix does not tell how many namesakes there are.
 */
export function* usernameCandidates(
  wish: string,
  email: string,
  randomInt: (below: number) => number,
): Generator<string, never> {
  const local = cleanUsername(email.slice(0, email.lastIndexOf('@')));
  const wished = cleanUsername(wish) || local;
  const taken = !wished || isReservedUsername(wished) || isReservedUsername(local);
  const name = taken ? fallbackUsername : wished;
  if (!taken) yield name;
  for (let digits = 3; ; digits = Math.min(digits + 1, 9)) {
    const suffix = `-${10 ** digits + randomInt(9 * 10 ** digits)}`;
    yield `${cutAtGrapheme(name, authLimits.usernameMaximum - suffix.length)}${suffix}`;
  }
}

/** The longest beginning of at most `most` UTF-16 units that splits no visible character. */
function cutAtGrapheme(text: string, most: number): string {
  if (text.length <= most) return text;
  let cut = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    if (cut.length + segment.length > most) break;
    cut += segment;
  }
  return cut.trim();
}
