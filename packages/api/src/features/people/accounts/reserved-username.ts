import unhomoglyph from 'unhomoglyph';
import { reservedUsernames } from '@infinite/schema/catalogue/auth';

/**
 * What Unicode's confusables table (as of its version 13, in `unhomoglyph`) does not bring
 * together, though a reader would: small capitals, Cyrillic and Greek letters that look like
 * Latin ones in common fonts, and digits and signs read as letters.
 */
const lookAlikes: Record<string, string> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '!': 'i', '|': 'i', '@': 'a' },
  ...{ l: 'i', ⅼ: 'i', ɩ: 'i', ι: 'i', ɪ: 'i', ꭵ: 'i', ı: 'i', ł: 'i', ɨ: 'i' },
  ...{ ᴀ: 'a', λ: 'a', ʌ: 'a', δ: 'd', ᴅ: 'd', ɖ: 'd', ɗ: 'd', đ: 'd', ð: 'd' },
  ...{ ᴍ: 'm', м: 'm', ʍ: 'm', ɱ: 'm', ɯ: 'm', щ: 'm', ш: 'm' },
  ...{ ɴ: 'n', п: 'n', π: 'n', η: 'n', ŋ: 'n', ɲ: 'n', ɳ: 'n', и: 'n', л: 'n' },
};

/** True for a reserved name and for all that folds to one: case, width, accents, look-alikes. */
export function isReservedUsername(name: string): boolean {
  return reservedSkeletons.has(skeleton(name));
}

/**
 * What is left of a name when all that a hurried reader overlooks is taken away (UTS 39 with
 * the additions above). Two names with the same skeleton look alike; the reverse is not
 * promised. Only for comparing, never for showing.
 */
export function skeleton(name: string): string {
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
