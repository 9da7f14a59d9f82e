import { below, firstBelow, textBelow, textsBelow } from '#structure-queries.ts';
import type { Structure } from '#structure.ts';

/** Types of a name in GEDCOM 7. Others are OTHER with a phrase. */
export const nameTypes = [
  'BIRTH',
  'MAIDEN',
  'MARRIED',
  'AKA',
  'IMMIGRANT',
  'PROFESSIONAL',
  'OTHER',
] as const;
export type NameType = (typeof nameTypes)[number];

/** The parts of a name as they were recorded; a part may occur more than once. */
export interface NameParts {
  /** 'Dr.' */
  readonly prefixes: readonly string[];
  readonly given: readonly string[];
  readonly nicknames: readonly string[];
  /** 'von', 'de la' */
  readonly surnamePrefixes: readonly string[];
  readonly surnames: readonly string[];
  /** 'Jr.' */
  readonly suffixes: readonly string[];
}

/** A name in one script or language. */
export interface WrittenName {
  /** 'Joseph /Allen/ jr.': slashes enclose the surname. */
  readonly payload: string;
  readonly parts: NameParts;
  /** The given names in one text; '' when unknown. */
  readonly given: string;
  /** The surname with its prefix in one text; '' when unknown. */
  readonly surname: string;
  /** As people read it: 'Joseph Allen jr.' */
  readonly display: string;
  /** For lists by surname: 'Allen, Joseph jr.' */
  readonly sort: string;
}

export interface NameTranslation extends WrittenName {
  readonly language: string | null;
}

export interface PersonName extends WrittenName {
  readonly type: NameType | null;
  readonly typePhrase: string | null;
  readonly translations: readonly NameTranslation[];
}

/** Reads a NAME structure of an individual. */
export function readName(structure: Structure): PersonName {
  const type = firstBelow(structure, 'TYPE');
  return {
    ...writtenName(structure),
    type: nameTypes.find((each) => each === type?.payload) ?? null,
    typePhrase: textBelow(type, 'PHRASE'),
    translations: below(structure, 'TRAN').map((translation) => ({
      ...writtenName(translation),
      language: textBelow(translation, 'LANG'),
    })),
  };
}

function writtenName(structure: Structure): WrittenName {
  const payload = structure.payload?.trim() ?? '';
  const parts: NameParts = {
    prefixes: textsBelow(structure, 'NPFX'),
    given: textsBelow(structure, 'GIVN'),
    nicknames: textsBelow(structure, 'NICK'),
    surnamePrefixes: textsBelow(structure, 'SPFX'),
    surnames: textsBelow(structure, 'SURN'),
    suffixes: textsBelow(structure, 'NSFX'),
  };
  const split = splitName(payload);
  const given = parts.given.length > 0 ? parts.given.join(' ') : withoutParts(split.before, parts);
  const surname = split.surname ?? [...parts.surnamePrefixes, ...parts.surnames].join(' ');
  const display = displayOf(payload) || displayOfParts(parts);
  return {
    payload,
    parts,
    given,
    surname,
    display,
    sort: sortOf(parts, given, surname, split.after),
  };
}

/** Splits 'Joseph /Allen/ jr.' at its slashes. Without slashes there is no surname. */
export function splitName(payload: string): {
  before: string;
  surname: string | null;
  after: string;
} {
  const match = /^([^/]*)(?:\/([^/]*)(?:\/(.*))?)?$/s.exec(payload);
  const clean = (text: string | undefined) =>
    (text ?? '').replaceAll('/', ' ').replaceAll(/\s+/g, ' ').trim();
  const surname = match?.[2];
  return {
    before: clean(match ? match[1] : payload),
    surname: surname === undefined || surname.trim() === '' ? null : clean(surname),
    after: clean(match?.[3]),
  };
}

/** The given names in the text before the surname: without the prefix and a quoted nickname. */
function withoutParts(before: string, { prefixes, nicknames }: NameParts): string {
  const isPart = [...prefixes, ...nicknames.map((nickname) => `"${nickname}"`)];
  return isPart
    .reduce((text, part) => text.replace(part, ' '), before)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function displayOf(payload: string): string {
  return payload.replaceAll('/', ' ').replaceAll(/\s+/g, ' ').replaceAll(' ,', ',').trim();
}

function displayOfParts(parts: NameParts): string {
  return [
    ...[...parts.prefixes, ...parts.given],
    ...[...parts.surnamePrefixes, ...parts.surnames, ...parts.suffixes],
  ].join(' ');
}

/** 'Allen, Joseph de, jr.' sorts below Allen when the prefix is recorded as one. */
function sortOf(parts: NameParts, given: string, surname: string, after: string): string {
  const prefix = parts.surnamePrefixes.join(' ');
  const main = parts.surnames.join(' ') || surname;
  const named = [given, main === surname ? '' : prefix].filter((part) => part !== '').join(' ');
  const suffix = parts.suffixes.join(' ') || after.replace(/^,\s*/, '');
  return [main, named, suffix].filter((part) => part !== '').join(', ');
}

/** The structures below NAME for parts that a person filled in. */
export function namePartStructures(parts: Partial<NameParts>): Structure[] {
  const tagged: [string, readonly string[] | undefined][] = [
    ['NPFX', parts.prefixes],
    ['GIVN', parts.given],
    ['NICK', parts.nicknames],
    ['SPFX', parts.surnamePrefixes],
    ['SURN', parts.surnames],
    ['NSFX', parts.suffixes],
  ];
  return tagged.flatMap(([tag, texts = []]) =>
    texts.flatMap((text) => (text.trim() === '' ? [] : [{ tag, payload: text.trim() }])),
  );
}

/** The NAME payload that parts make: 'Dr. Joseph /de Allen/ jr.' */
export function payloadOfParts(parts: Partial<NameParts>): string {
  const surname = [...(parts.surnamePrefixes ?? []), ...(parts.surnames ?? [])]
    .map(plain)
    .join(' ');
  return [
    ...[...(parts.prefixes ?? []), ...(parts.given ?? [])].map(plain),
    ...(surname === '' ? [] : [`/${surname}/`]),
    ...(parts.suffixes ?? []).map(plain),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** A slash inside a part would end the surname. */
function plain(part: string): string {
  return part.replaceAll('/', ' ').replaceAll(/\s+/g, ' ').trim();
}
