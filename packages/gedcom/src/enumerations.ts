/** Values of GEDCOM 7 enumerations that GEDCOM 5.5.1 writes in lower case, or as free text. */
const values = (words: string) => new Set(words.split(' '));

export const PEDIGREES = values('ADOPTED BIRTH FOSTER SEALING OTHER');
export const CHILD_STATUSES = values('CHALLENGED DISPROVEN PROVEN');
export const ADOPTERS = values('HUSB WIFE BOTH');
export const NAME_TYPES = values('AKA BIRTH IMMIGRANT MAIDEN MARRIED NICK PROFESSIONAL OTHER');
export const RESTRICTIONS = values('CONFIDENTIAL LOCKED PRIVACY');
export const MEDIA_KINDS = values(
  'AUDIO BOOK CARD ELECTRONIC FICHE FILM MAGAZINE MANUSCRIPT MAP NEWSPAPER OTHER PHOTO TOMBSTONE VIDEO',
);
const ROLES = values(
  'CHIL CLERGY FATH FRIEND GODP HUSB MOTH MULTIPLE NGHBR OFFICIATOR OTHER PARENT SPOU WIFE WITN',
);

/** Words of RELA and ROLE payloads that mean a role. */
const ROLE_WORDS = new Map([
  ['CHILD', 'CHIL'],
  ['FATHER', 'FATH'],
  ['MOTHER', 'MOTH'],
  ['HUSBAND', 'HUSB'],
  ['SPOUSE', 'SPOU'],
  ['GODPARENT', 'GODP'],
  ['GODFATHER', 'GODP'],
  ['GODMOTHER', 'GODP'],
  ['NEIGHBOR', 'NGHBR'],
  ['NEIGHBOUR', 'NGHBR'],
  ['WITNESS', 'WITN'],
  ['PRIEST', 'CLERGY'],
]);

export interface EnumeratedValue {
  readonly value: string;
  /** The text, when the value does not say all of it. */
  readonly phrase?: string;
}

/** The value that a text means, `OTHER` with the text as phrase when it means none. */
export function enumerated(text: string, known: ReadonlySet<string>): EnumeratedValue {
  const words = withoutBrackets(text.trim());
  const value = words.toUpperCase();
  if (known.has(value) || value.startsWith('_')) return { value };
  if (known.has('OTHER')) return { value: 'OTHER', phrase: words };
  // Enumerations without OTHER take extension values.
  return { value: `_${value.replaceAll(/[^A-Z0-9]+/g, '_')}`, phrase: words };
}

export function roleOf(text: string): EnumeratedValue {
  const words = withoutBrackets(text.trim());
  const value = ROLE_WORDS.get(words.toUpperCase());
  return value === undefined ? enumerated(words, ROLES) : { value, phrase: words };
}

/** `(land-lord)`: GEDCOM 5.5.1 puts roles of the user's own into brackets. */
function withoutBrackets(text: string): string {
  return /^\(([^]+)\)$/.exec(text)?.[1]?.trim() ?? text;
}
