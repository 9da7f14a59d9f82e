import unhomoglyph from 'unhomoglyph';
import { reservedUsernames } from '@infinite/schema/catalogue/auth';
import { lookAlikes } from '#features/people/accounts/look-alikes.ts';

/** True for a reserved name and for all that folds to one: case, width, accents, look-alikes. */
export function isReservedUsername(name: string): boolean {
  return reservedSkeletons.has(skeleton(name));
}

/**
 * What is left of a name when all that a hurried reader overlooks is taken away (UTS 39 with
 * the additions of `lookAlikes`). Two names with the same skeleton look alike; the reverse is not
 * promised. Only for comparing, never for showing.
 */
function skeleton(name: string): string {
  // Twice: an accent may hide a look-alike, and a look-alike may be a capital.
  return foldOnce(foldOnce(name.slice(0, 1024)));
}

function foldOnce(text: string): string {
  // Before and after lower case: a Greek capital Ν looks like N, while its small ν does not.
  const plain = unhomoglyph(withoutMarks(text)).toLowerCase();
  const latin = withoutMarks(unhomoglyph(plain)).toLowerCase();
  const letters = [...latin].map((character) => lookAlikes[character] ?? character).join('');
  return letters.replace(/[^\p{L}\p{N}]/gu, '').replaceAll('rn', 'm');
}

function withoutMarks(text: string): string {
  return text.normalize('NFKD').replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '');
}

const reservedSkeletons = new Set(reservedUsernames.map(skeleton));
