import type { DayRange } from '#dates/date-range.ts';
import { ownAncestors } from '#own-ancestors.ts';
import type { Pedigree, Sex } from '#read/individual.ts';

/** The dates of a person that are compared. Days are Julian day numbers. */
export interface LifeRow {
  readonly id: string;
  readonly sex: Sex;
  readonly born: DayRange;
  readonly died: DayRange;
  readonly buried: DayRange;
  /** Other dated facts of the life. */
  readonly events: readonly { readonly tag: string; readonly range: DayRange }[];
}

export interface UnionRow {
  readonly id: string;
  readonly partners: readonly string[];
  readonly children: readonly { readonly id: string; readonly pedigree: Pedigree | null }[];
  readonly marriages: readonly DayRange[];
}

/** A person with relatives, or a whole tree: warnings are about what is in it. */
export interface RelativesView {
  readonly people: readonly LifeRow[];
  readonly unions: readonly UnionRow[];
}

export type WarningCode =
  | 'born-after-mothers-death'
  | 'born-after-fathers-death'
  | 'parent-too-young'
  | 'parent-too-old'
  | 'siblings-too-close'
  | 'married-before-birth'
  | 'married-after-death'
  | 'died-before-birth'
  | 'buried-before-death'
  | 'older-than-120'
  | 'event-before-birth'
  | 'event-after-death'
  | 'in-the-future'
  | 'own-ancestor'
  | 'partner-twice';

/** Something that is hardly true. It never keeps a person from saving. */
export interface Warning {
  readonly code: WarningCode;
  readonly individual: string;
  /** The parent or sibling that the dates are compared with. */
  readonly other?: string;
  readonly union?: string;
  /** The event, for warnings about one. */
  readonly tag?: string;
}

const year = 365.25;
const youngestParent = 12;
const oldestMother = 60;
const oldestParent = 90;
const longestLife = 120;
/** A child can be born this long after its father died. */
const pregnancy = 300;
/** Births closer than this are of one pregnancy only if they are within days of each other. */
const betweenBirths = 8 * 30;
const ofTwins = 7;

/**
 * Finds what is hardly true in a tree. Only what follows for sure from the dates is reported: 'born
 * 1900, mother died 1900' is none. `today` is a Julian day number.
 */
export function findWarnings({ people, unions }: RelativesView, today: number): Warning[] {
  const rows = new Map(people.map((person) => [person.id, person]));
  return [
    ...people.flatMap((person) => ofLife(person, today)),
    ...unions.flatMap((union) => [
      ...ofMarriages(union, rows, today),
      ...ofParents(union, rows),
      ...ofSiblings(union, rows),
    ]),
    ...ownAncestors(unions).map<Warning>((individual) => ({ code: 'own-ancestor', individual })),
  ];
}

/** Whether `a` was over before `b` began, whatever days the dates mean. */
function isBefore(a: DayRange, b: DayRange): boolean {
  return a.to !== null && b.from !== null && a.to < b.from;
}

/** The least number of days from `a` to `b`; null when a date is open. */
function leastBetween(a: DayRange, b: DayRange): number | null {
  return a.to === null || b.from === null ? null : b.from - a.to;
}

/** The greatest number of days from `a` to `b`; null when a date is open. */
function mostBetween(a: DayRange, b: DayRange): number | null {
  return a.from === null || b.to === null ? null : b.to - a.from;
}

function ofLife({ id, born, died, buried, events }: LifeRow, today: number): Warning[] {
  const found: Warning[] = [];
  const warn = (code: WarningCode, tag?: string) =>
    found.push({ code, individual: id, ...(tag !== undefined && { tag }) });
  if (isBefore(died, born)) warn('died-before-birth');
  if (isBefore(buried, died)) warn('buried-before-death');
  const age = leastBetween(born, died) ?? leastBetween(born, buried);
  if (age !== null && age > longestLife * year) warn('older-than-120');
  for (const { tag, range } of events) {
    if (isBefore(range, born)) warn('event-before-birth', tag);
    if (isBefore(died, range) && !afterDeath.has(tag)) warn('event-after-death', tag);
  }
  const dated: [string, DayRange][] = [
    ['BIRT', born],
    ['DEAT', died],
    ['BURI', buried],
    ...events.map<[string, DayRange]>(({ tag, range }) => [tag, range]),
  ];
  for (const [tag, { from }] of dated) {
    if (from !== null && from > today) warn('in-the-future', tag);
  }
  return found;
}

/** What happens to a dead person: burial, probate, an event whose kind is not known. */
const afterDeath = new Set(['BURI', 'CREM', 'PROB', 'WILL', 'EVEN', 'FACT', 'CENS']);

type Rows = ReadonlyMap<string, LifeRow>;

function ofMarriages(union: UnionRow, rows: Rows, today: number): Warning[] {
  const twice = union.partners.filter((id, index) => union.partners.indexOf(id) < index);
  const found = twice.map<Warning>((individual) => ({
    code: 'partner-twice',
    individual,
    union: union.id,
  }));
  for (const marriage of union.marriages) {
    for (const id of new Set(union.partners)) {
      const partner = rows.get(id);
      if (!partner) continue;
      const about = { individual: id, union: union.id };
      if (isBefore(marriage, partner.born)) found.push({ code: 'married-before-birth', ...about });
      if (isBefore(partner.died, marriage)) found.push({ code: 'married-after-death', ...about });
      if (marriage.from !== null && marriage.from > today) {
        found.push({ code: 'in-the-future', ...about, tag: 'MARR' });
      }
    }
  }
  return found;
}

/** Ages of parents are compared for children by birth; others can be of any age. */
function bornInto({ children }: UnionRow, rows: Rows): LifeRow[] {
  const byBirth = children.filter(({ pedigree }) => pedigree === null || pedigree === 'BIRTH');
  return [...new Set(byBirth.map(({ id }) => id))].flatMap((id) => rows.get(id) ?? []);
}

function ofParents(union: UnionRow, rows: Rows): Warning[] {
  const parents = [...new Set(union.partners)].flatMap((id) => rows.get(id) ?? []);
  return bornInto(union, rows).flatMap((child) =>
    parents.flatMap((parent) =>
      ofParent(child, parent).map<Warning>((code) => ({
        code,
        individual: child.id,
        other: parent.id,
        union: union.id,
      })),
    ),
  );
}

function ofParent(child: LifeRow, parent: LifeRow): WarningCode[] {
  const found: WarningCode[] = [];
  const sinceDeath = leastBetween(parent.died, child.born);
  if (parent.sex === 'F' && sinceDeath !== null && sinceDeath > 0) {
    found.push('born-after-mothers-death');
  }
  if (parent.sex === 'M' && sinceDeath !== null && sinceDeath > pregnancy) {
    found.push('born-after-fathers-death');
  }
  const youngest = leastBetween(parent.born, child.born);
  const oldest = mostBetween(parent.born, child.born);
  if (oldest !== null && oldest < youngestParent * year) found.push('parent-too-young');
  const limit = parent.sex === 'F' ? oldestMother : oldestParent;
  if (youngest !== null && youngest > (limit + 1) * year) found.push('parent-too-old');
  return found;
}

/** Compares each child with the next one born; more than a few dates are not compared in pairs. */
function ofSiblings(union: UnionRow, rows: Rows): Warning[] {
  const dated = bornInto(union, rows).filter(({ born }) => born.from !== null && born.to !== null);
  const inOrder = dated.toSorted((a, b) => (a.born.from ?? 0) - (b.born.from ?? 0));
  return inOrder.flatMap((child, index) => {
    const elder = inOrder[index - 1];
    if (!elder) return [];
    const least = leastBetween(elder.born, child.born);
    const most = mostBetween(elder.born, child.born);
    const close = least !== null && most !== null && least > ofTwins && most < betweenBirths;
    return close
      ? [{ code: 'siblings-too-close', individual: child.id, other: elder.id, union: union.id }]
      : [];
  });
}

/** The warning in plain words. `nameOf` gives the name of an individual. */
export function warningInWords(warning: Warning, nameOf: (id: string) => string): string {
  const name = nameOf(warning.individual);
  const other = warning.other === undefined ? 'a relative' : nameOf(warning.other);
  switch (warning.code) {
    case 'born-after-mothers-death':
      return `${name} was born after the death of their mother, ${other}.`;
    case 'born-after-fathers-death':
      return `${name} was born more than ten months after the death of their father, ${other}.`;
    case 'parent-too-young':
      return `${other} was younger than ${youngestParent} when ${name} was born.`;
    case 'parent-too-old':
      return `${other} was very old when ${name} was born.`;
    case 'siblings-too-close':
      return `${name} was born less than eight months after ${other}.`;
    case 'married-before-birth':
      return `${name} married before being born.`;
    case 'married-after-death':
      return `${name} married after dying.`;
    case 'died-before-birth':
      return `${name} died before being born.`;
    case 'buried-before-death':
      return `${name} was buried before dying.`;
    case 'older-than-120':
      return `${name} lived to be more than ${longestLife} years old.`;
    case 'event-before-birth':
      return `Something in the life of ${name} happened before the birth.`;
    case 'event-after-death':
      return `Something in the life of ${name} happened after the death.`;
    case 'in-the-future':
      return `A date of ${name} is in the future.`;
    case 'own-ancestor':
      return `${name} is an ancestor of themselves.`;
    case 'partner-twice':
      return `${name} is both partners of one union.`;
  }
}
