import { foldText } from '#names/fold.ts';
import { phoneticKeys, surnameKeys } from '#names/phonetics.ts';
import type { Sex } from '#read/individual.ts';

/** A name for comparing. */
export interface ComparedName {
  readonly given: string;
  readonly surname: string;
}

/** Years between which something happened; null: open or unknown. */
export interface YearRange {
  readonly from: number | null;
  readonly to: number | null;
}

export interface ComparedRelative {
  readonly id: string;
  readonly names: readonly ComparedName[];
}

/** What is compared of two individuals. */
export interface ComparedPerson {
  readonly id: string;
  readonly names: readonly ComparedName[];
  readonly sex: Sex;
  readonly born: YearRange;
  readonly died: YearRange;
  /** Place texts of birth and death, smallest jurisdiction first; '' unknown. */
  readonly birthPlace: string;
  readonly deathPlace: string;
  readonly parents: readonly ComparedRelative[];
  readonly partners: readonly ComparedRelative[];
  readonly children: readonly ComparedRelative[];
}

export type DuplicateReason =
  | 'same-name'
  | 'similar-name'
  | 'same-given-name'
  | 'same-birth'
  | 'close-birth'
  | 'same-death'
  | 'close-death'
  | 'same-places'
  | 'same-parents'
  | 'same-partners'
  | 'same-children';

export interface DuplicateScore {
  /** From 0, two people, to 1, one person. From 0.7 on a pair is worth showing. */
  readonly score: number;
  readonly reasons: readonly DuplicateReason[];
}

/** One comparison: how alike, from 0 to 1, and how much that says. */
interface Evidence {
  readonly alike: number;
  readonly weight: number;
  readonly reason: DuplicateReason | null;
}

const different: DuplicateScore = { score: 0, reasons: [] };
/** Names that are not more alike belong to two people. */
const leastNameLikeness = 0.3;
/** What a given name alone is worth: a surname may have changed with a marriage. */
const givenNameAlone = 0.4;

/** Says how likely two records are about one person, and why. The order of the two does not matter. */
export function duplicateScore(a: ComparedPerson, b: ComparedPerson): DuplicateScore {
  if (a.id === b.id || isRelativeOf(a, b) || isRelativeOf(b, a) || isOtherSex(a, b))
    return different;
  const name = bestNameLikeness(a.names, b.names);
  if (name <= leastNameLikeness) return different;
  const others = [
    dates(a.born, b.born, 3, 'same-birth', 'close-birth'),
    dates(a.died, b.died, 2, 'same-death', 'close-death'),
    places(a, b),
    relatives(a.parents, b.parents, 2.5, 'same-parents'),
    relatives(a.partners, b.partners, 2, 'same-partners'),
    relatives(a.children, b.children, 2, 'same-children'),
  ].filter((evidence) => evidence !== null);
  const own: Evidence = { alike: name, weight: 4, reason: nameReason(name) };
  const all = [own, ...others];
  return { score: scoreOf(all, others), reasons: all.flatMap(({ reason }) => reason ?? []) };
}

function nameReason(likeness: number): DuplicateReason {
  if (likeness > 0.95) return 'same-name';
  return likeness > givenNameAlone ? 'similar-name' : 'same-given-name';
}

/** Many people share a name: a name alone is never more than a hint. */
function scoreOf(all: readonly Evidence[], others: readonly Evidence[]): number {
  const total = (list: readonly Evidence[]) => list.reduce((sum, { weight }) => sum + weight, 0);
  const alike =
    all.reduce((sum, evidence) => sum + evidence.alike * evidence.weight, 0) / total(all);
  const certainty = 1 - 0.45 * Math.exp(-total(others) / 2);
  // Dates that exclude each other outweigh any likeness.
  const contradictions = others.filter(
    ({ alike, reason, weight }) => alike === 0 && reason === null && weight >= 2,
  );
  const score = alike * certainty * 0.5 ** contradictions.length;
  return Math.round(Math.min(1, Math.max(0, score)) * 1000) / 1000;
}

/** A father and a son of one name are not one person, nor are partners. */
function isRelativeOf(a: ComparedPerson, b: ComparedPerson): boolean {
  return [...a.parents, ...a.partners, ...a.children].some(({ id }) => id === b.id);
}

function isOtherSex(a: ComparedPerson, b: ComparedPerson): boolean {
  return (a.sex === 'M' && b.sex === 'F') || (a.sex === 'F' && b.sex === 'M');
}

/** How alike the most alike two names are: one may be a birth name, the other a married name. */
function bestNameLikeness(a: readonly ComparedName[], b: readonly ComparedName[]): number {
  return Math.max(0, ...a.flatMap((one) => b.map((other) => nameLikeness(one, other))));
}

function nameLikeness(a: ComparedName, b: ComparedName): number {
  const given = textLikeness(firstGiven(a.given), firstGiven(b.given), phoneticKeys);
  const surname = textLikeness(foldText(a.surname), foldText(b.surname), surnameKeys);
  // Without given names or without surnames too little is known to call it the same name.
  if (given === null || surname === null) return 0.5 * (given ?? surname ?? 0);
  // Brothers and sisters share a surname, parents and dates: without a given name it is nothing.
  if (given === 0) return 0;
  return surname === 0 ? givenNameAlone * given : (given + surname) / 2;
}

function firstGiven(given: string): string {
  return foldText(given).split(' ')[0] ?? '';
}

/** 1 for the same text, 0.8 for the same sound, 0.6 for an initial; null when one is unknown. */
function textLikeness(a: string, b: string, keysOf: (text: string) => string[]): number | null {
  if (a === '' || b === '') return null;
  if (a === b) return 1;
  const keys = keysOf(b);
  if (keysOf(a).some((key) => keys.includes(key))) return 0.8;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length === 1) return long.startsWith(short) ? 0.6 : 0;
  return short.length > 2 && long.startsWith(short) ? 0.6 : 0;
}

function dates(
  a: YearRange,
  b: YearRange,
  weight: number,
  same: DuplicateReason,
  close: DuplicateReason,
): Evidence | null {
  const [fromA, toA] = [a.from ?? a.to, a.to ?? a.from];
  const [fromB, toB] = [b.from ?? b.to, b.to ?? b.from];
  if (fromA === null || toA === null || fromB === null || toB === null) return null;
  const apart = Math.max(0, fromA - toB, fromB - toA);
  const exact = fromA === toA && fromB === toB;
  if (apart === 0) return { alike: exact ? 1 : 0.8, weight, reason: exact ? same : close };
  if (apart <= 2) return { alike: 0.7, weight, reason: close };
  if (apart <= 5) return { alike: 0.3, weight, reason: null };
  return { alike: 0, weight, reason: null };
}

function places(a: ComparedPerson, b: ComparedPerson): Evidence | null {
  const compared = [
    [a.birthPlace, b.birthPlace],
    [a.deathPlace, b.deathPlace],
  ].filter(([one = '', other = '']) => one !== '' && other !== '');
  if (compared.length === 0) return null;
  const levels = (place = '') => foldLevels(place);
  const alike = compared.filter(([one, other]) => {
    const known = new Set(levels(other));
    return levels(one).some((level, index) => index === 0 && known.has(level));
  });
  const share = alike.length / compared.length;
  return { alike: 0.3 + 0.7 * share, weight: 1, reason: share > 0 ? 'same-places' : null };
}

function foldLevels(place: string): string[] {
  const levels = place.split(',').map(foldText);
  return levels.filter((level) => level !== '');
}

/** The share of relatives that both have; the same record on both sides says the most. */
function relatives(
  a: readonly ComparedRelative[],
  b: readonly ComparedRelative[],
  weight: number,
  reason: DuplicateReason,
): Evidence | null {
  const named = (list: readonly ComparedRelative[]) => list.filter(({ names }) => names.length > 0);
  const [one, other] = [named(a), named(b)];
  if (one.length === 0 || other.length === 0) return null;
  const [fewer, more] = one.length <= other.length ? [one, other] : [other, one];
  const likeness = fewer.map((relative) =>
    Math.max(...more.map((each) => relativeLikeness(relative, each))),
  );
  const back = more.map((relative) =>
    Math.max(...fewer.map((each) => relativeLikeness(relative, each))),
  );
  const best = [...likeness, ...back.toSorted((x, y) => y - x).slice(0, fewer.length)];
  const alike = best.reduce((sum, each) => sum + each, 0) / best.length;
  return { alike, weight: alike > 0.5 ? weight : weight / 2, reason: alike > 0.5 ? reason : null };
}

function relativeLikeness(a: ComparedRelative, b: ComparedRelative): number {
  return a.id === b.id ? 1 : bestNameLikeness(a.names, b.names);
}

/**
 * Keys by which a database finds candidates: pairs worth comparing share at least one. By surname
 * and given name as they sound, and where the birth is known to some years, by surname or by given
 * name and that time, for names that are abbreviated or have changed.
 */
export function blockingKeys({ names, born }: Pick<ComparedPerson, 'names' | 'born'>): string[] {
  const times = spans(born);
  const keys = names.flatMap(({ given, surname }) => {
    const givenKeys = phoneticKeys(firstGiven(given));
    const family = surnameKeys(surname);
    return [
      ...family.flatMap((key) => givenKeys.map((first) => `n:${key}:${first}`)),
      ...family.flatMap((key) => times.map((span) => `s:${key}:${span}`)),
      ...givenKeys.flatMap((first) => times.map((span) => `g:${first}:${span}`)),
    ];
  });
  return [...new Set(keys)];
}

/** The longest time of birth that keys are made for: a longer one is in too many spans. */
const longestTime = 30;

/** The spans of five years that a time and its neighboring years are in. */
function spans({ from, to }: YearRange): number[] {
  const [first, last] = [from ?? to, to ?? from];
  if (first === null || last === null || last - first > longestTime) return [];
  const [start, end] = [Math.floor((first - 2) / 5), Math.floor((last + 2) / 5)];
  return Array.from({ length: Math.max(0, end - start + 1) }, (_, index) => start + index);
}

/** Reasons in plain words, to show beside a pair. */
export const duplicateReasonWords: Record<DuplicateReason, string> = {
  'same-name': 'The same name',
  'similar-name': 'Names that sound alike',
  'same-given-name': 'The same given name',
  'same-birth': 'Born in the same year',
  'close-birth': 'Born about the same time',
  'same-death': 'Died in the same year',
  'close-death': 'Died about the same time',
  'same-places': 'The same places',
  'same-parents': 'The same parents',
  'same-partners': 'The same partners',
  'same-children': 'The same children',
};
