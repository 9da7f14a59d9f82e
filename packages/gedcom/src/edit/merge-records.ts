import { combine, contains } from '#edit/combine.ts';
import { EditRefused } from '#edit/edit-refused.ts';
import { withChildren } from '#edit/structure-edits.ts';
import { readRestrictions } from '#read/annotations.ts';
import { below, firstBelow } from '#structure-queries.ts';
import type { GedcomRecord, Structure } from '#structure.ts';

/** What a person decided in the review of a merge. */
export interface MergeChoices {
  /** Tags whose first structure the other record gives: `['NAME', 'BIRT', 'SEX']`. */
  readonly preferOther?: readonly string[];
  /** Index paths of level 1 structures that are left out, because the person says they are wrong. */
  readonly leaveOutOfKept?: readonly (readonly number[])[];
  readonly leaveOutOfOther?: readonly (readonly number[])[];
}

/**
 * Makes one individual of two records about the same person. The result has the identifier of
 * `keep` and every structure of both once, except those that GEDCOM 7 allows once: of these it has
 * the one of `keep` unless `choices` prefers the other. Other records still point to `other`:
 * `repoint` changes them.
 */
export function mergeIndividuals(
  keep: GedcomRecord,
  other: GedcomRecord,
  choices: MergeChoices = {},
): GedcomRecord {
  return mergeRecords('INDI', keep, other, choices);
}

/** Makes one union of two records about the same couple, as `mergeIndividuals` does. */
export function mergeUnions(
  keep: GedcomRecord,
  other: GedcomRecord,
  choices: MergeChoices = {},
): GedcomRecord {
  const together = new Set(
    [keep, other].flatMap((union) => below(union, 'HUSB', 'WIFE').map(({ pointer }) => pointer)),
  );
  together.delete('VOID');
  if (together.size > 2) throw new EditRefused('union-full');
  return mergeRecords('FAM', keep, withFreeSlots(keep, other), choices);
}

/** Gives a partner of `other` the place that is free in `keep`. */
function withFreeSlots(keep: GedcomRecord, other: GedcomRecord): GedcomRecord {
  const taken = below(keep, 'HUSB', 'WIFE');
  const partners = below(other, 'HUSB', 'WIFE').filter(
    ({ pointer }) => !taken.some((slot) => slot.pointer === pointer),
  );
  const free = ['HUSB', 'WIFE'].filter((tag) => !taken.some((slot) => slot.tag === tag));
  const placed = new Map(
    partners.map((partner) => {
      const tag = free.includes(partner.tag) ? partner.tag : free[0];
      free.splice(free.indexOf(tag ?? ''), tag === undefined ? 0 : 1);
      return [partner, tag === undefined ? partner : { ...partner, tag }];
    }),
  );
  return { ...other, children: other.children?.map((child) => placed.get(child) ?? child) };
}

function mergeRecords(
  kind: string,
  keep: GedcomRecord,
  other: GedcomRecord,
  choices: MergeChoices,
): GedcomRecord {
  const sameRecord = keep.xref === null || keep.xref === other.xref;
  if (keep.tag !== kind || other.tag !== kind || other.xref === null || sameRecord) {
    throw new EditRefused('wrong-record');
  }
  const kept = without(keep, choices.leaveOutOfKept);
  const added = without(other, choices.leaveOutOfOther);
  const preferred = [...(choices.preferOther ?? []), ...(saysMore(added, kept) ? ['SEX'] : [])];
  const base = preferred.reduce((record, tag) => putFirst(record, added, tag), kept);
  const merged = combine(base, added.children ?? []);
  const withRights = mergeRestrictions(merged, added);
  return withoutSelfLinks(repoint(withRights, other.xref, keep.xref ?? ''));
}

function without(record: GedcomRecord, paths: readonly (readonly number[])[] = []): GedcomRecord {
  const left = new Set(paths.map(([index]) => index));
  if (left.size === 0) return record;
  return withChildren(
    record,
    (record.children ?? []).filter((_, index) => !left.has(index)),
  );
}

/** Puts the first `tag` of `from` before those of `record`, or in place of what may occur once. */
function putFirst(record: GedcomRecord, from: GedcomRecord, tag: string): GedcomRecord {
  const first = firstBelow(from, tag);
  if (!first) return record;
  const children = record.children ?? [];
  const isSame = (child: Structure) => contains(first, child) || tag === 'SEX';
  const rest = children.filter((child) => child.tag !== tag || !isSame(child));
  const index = children.findIndex((child) => child.tag === tag);
  return { ...record, children: rest.toSpliced(index < 0 ? rest.length : index, 0, first) };
}

/** `SEX U` says less than any other sex. */
function saysMore(other: GedcomRecord, keep: GedcomRecord): boolean {
  const sexOf = (record: GedcomRecord) => firstBelow(record, 'SEX')?.payload ?? 'U';
  return sexOf(keep) === 'U' && sexOf(other) !== 'U';
}

/** The merged record is as restricted as both. */
function mergeRestrictions(record: GedcomRecord, other: GedcomRecord): GedcomRecord {
  const all = new Set([...readRestrictions(record), ...readRestrictions(other)]);
  if (all.size === 0) return record;
  const payload = [...all].join(', ');
  return {
    ...record,
    children: (record.children ?? []).map((child) =>
      child.tag === 'RESN' ? { ...child, payload } : child,
    ),
  };
}

/** A person is no alias and no associate of herself. */
function withoutSelfLinks(record: GedcomRecord): GedcomRecord {
  return withChildren(
    record,
    (record.children ?? []).filter(
      ({ tag, pointer }) => pointer !== record.xref || (tag !== 'ALIA' && tag !== 'ASSO'),
    ),
  );
}

/**
 * Changes every pointer from one record to another, at any depth. Links at level 1 that become the
 * same are one: a union does not list a child twice.
 */
export function repoint(record: GedcomRecord, from: string, to: string): GedcomRecord {
  if (!pointsTo(record, from)) return record;
  const changed = changePointers(record, from, to);
  const children: Structure[] = [];
  for (const child of changed.children ?? []) {
    const twin = child.pointer === to ? children.findIndex((each) => isSameLink(each, child)) : -1;
    const first = children[twin];
    if (first) children[twin] = combine(first, child.children ?? []);
    else children.push(child);
  }
  return { ...record, children };
}

const singleLinks = ['CHIL', 'FAMS', 'ALIA'];

/** Two partners who turn out to be one person stay twice, for a warning to find. */
function isSameLink(a: Structure, b: Structure): boolean {
  if (a.tag !== b.tag || a.pointer !== b.pointer) return false;
  if (singleLinks.includes(a.tag)) return true;
  const pedigree = (link: Structure) => firstBelow(link, 'PEDI')?.payload;
  return a.tag === 'FAMC' && pedigree(a) === pedigree(b);
}

function pointsTo(structure: Structure, id: string): boolean {
  return (structure.children ?? []).some((child) => child.pointer === id || pointsTo(child, id));
}

function changePointers(structure: Structure, from: string, to: string): Structure {
  if (structure.pointer !== from && !pointsTo(structure, from)) return structure;
  return {
    ...structure,
    ...(structure.pointer === from && { pointer: to }),
    ...(structure.children && {
      children: structure.children.map((child) => changePointers(child, from, to)),
    }),
  };
}
