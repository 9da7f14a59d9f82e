import { EditRefused } from '#edit/edit-refused.ts';
import { withChildren } from '#edit/structure-edits.ts';
import { firstBelow, structureAt } from '#structure-queries.ts';
import type { GedcomRecord } from '#structure.ts';

export interface SplitResult {
  readonly keep: GedcomRecord;
  readonly split: GedcomRecord;
  /** Unions whose links moved: `moveMember` changes their records. */
  readonly asPartner: readonly string[];
  readonly asChild: readonly string[];
}

/**
 * Takes structures out of a record that turns out to be about two people, into a record of its own.
 * `paths` are level 1 structures. The new record has the sex of the old one unless that moves.
 */
export function splitIndividual(
  record: GedcomRecord,
  newId: string,
  paths: readonly (readonly number[])[],
): SplitResult {
  if (record.tag !== 'INDI') throw new EditRefused('wrong-record');
  const indexes = new Set(paths.map(([index]) => index));
  if (paths.some((path) => path.length !== 1 || !structureAt(record, path))) {
    throw new EditRefused('not-there');
  }
  const children = record.children ?? [];
  const moved = children.filter((_, index) => indexes.has(index));
  const left = children.filter((_, index) => !indexes.has(index));
  const sex = moved.some(({ tag }) => tag === 'SEX') ? undefined : firstBelow(record, 'SEX');
  const split: GedcomRecord = { tag: 'INDI', xref: newId };
  const links = (tag: string) => [
    ...new Set(
      moved.flatMap(({ tag: each, pointer }) =>
        each === tag && pointer !== undefined && pointer !== 'VOID' ? [pointer] : [],
      ),
    ),
  ];
  return {
    keep: withChildren(record, left),
    split: withChildren(split, sex ? [sex, ...moved] : moved),
    asPartner: links('FAMS'),
    asChild: links('FAMC'),
  };
}

/** Gives the place of one individual in a union to another, as partner or as child. */
export function moveMember(
  union: GedcomRecord,
  role: 'partner' | 'child',
  from: string,
  to: string,
): GedcomRecord {
  const tags = role === 'partner' ? ['HUSB', 'WIFE'] : ['CHIL'];
  return {
    ...union,
    children: (union.children ?? []).map((child) =>
      tags.includes(child.tag) && child.pointer === from ? { ...child, pointer: to } : child,
    ),
  };
}
