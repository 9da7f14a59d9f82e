import { createUnion } from '@infinite/gedcom/edit/create-records';
import {
  linkChild,
  linkPartner,
  type ChildLinkInput,
  type LinkedPair,
} from '@infinite/gedcom/edit/edit-links';
import type { TreePedigreeName, TreeRelationName } from '@infinite/schema/catalogue/tree';
import { treeLimits as limits } from '@infinite/schema/catalogue/tree';
import { treeWords as words } from '@infinite/schema/words/tree.en';
import type { EditSet } from '#features/tree/tree/people/edit-set.ts';
import { childIdsOf, partnersOf, unionIdsOf } from '#features/tree/tree/people/link-records.ts';
import { edited } from '#features/tree/tree/records/edit-record.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** How somebody is to be related to a person who is in the tree. */
export interface Placement {
  readonly relation: TreeRelationName;
  /** The person in the tree. */
  readonly anchor: string;
  /** Who is placed: another record of the set. */
  readonly id: string;
  /** The union to use; null: the one that suits. */
  readonly unionId: string | null;
  /** A union of its own, even where one would suit. */
  readonly apart: boolean;
  /** Of the child among the two; null: by birth, without saying so. */
  readonly pedigree: TreePedigreeName | null;
  readonly newId: () => string;
}

/**
 * Puts somebody beside a person: into the union that suits, or into a new one. The set has to hold the anchor,
 * the person, and the unions of the anchor.
 * @throws AppError NOT_FOUND for a union that is not the anchor's; INVALID_INPUT for a full one
 */
export function placeRelative(set: EditSet, placement: Placement): void {
  const { relation, anchor, id, pedigree } = placement;
  if (anchor === id) throw new AppError('INVALID_INPUT', { words: words.samePerson });
  switch (relation) {
    case 'PARENT': {
      const union = unionOfParents(set, placement);
      addPartner(set, union, id);
      addChild(set, union, anchor, pedigree);
      return;
    }
    case 'PARTNER': {
      const union = unionOfPartners(set, placement);
      addPartner(set, union, anchor);
      addPartner(set, union, id);
      return;
    }
    case 'CHILD': {
      const union = unionForChild(set, placement);
      addPartner(set, union, anchor);
      addChild(set, union, id, pedigree);
      return;
    }
    case 'SIBLING': {
      const union = unionOfBirth(set, placement);
      addChild(set, union, anchor, null);
      addChild(set, union, id, pedigree);
      return;
    }
  }
}

/** The parents' union with a free place; a new one for further parents. */
function unionOfParents(set: EditSet, placement: Placement): string {
  const known = chosen(set, placement, 'FAMC');
  if (known) return known;
  if (placement.apart) return newUnion(set, placement);
  const free = unionsOf(set, placement.anchor, 'FAMC').find(
    (union) => partnersOf(set.get(union)).length < 2,
  );
  return free ?? newUnion(set, placement);
}

/** The only union in which the other partner is not known, so that its children get a second parent. */
function unionOfPartners(set: EditSet, placement: Placement): string {
  const known = chosen(set, placement, 'FAMS');
  if (known) return known;
  const alone = unionsOf(set, placement.anchor, 'FAMS').filter(
    (union) => partnersOf(set.get(union)).length < 2,
  );
  const [only] = alone;
  return only && alone.length === 1 && !placement.apart ? only : newUnion(set, placement);
}

/** The latest union of the parent: where there are several, the form asks which one. */
function unionForChild(set: EditSet, placement: Placement): string {
  const known = chosen(set, placement, 'FAMS');
  if (known) return known;
  const last = unionsOf(set, placement.anchor, 'FAMS').at(-1);
  return last && !placement.apart ? last : newUnion(set, placement);
}

function unionOfBirth(set: EditSet, placement: Placement): string {
  const known = chosen(set, placement, 'FAMC');
  const [first] = unionsOf(set, placement.anchor, 'FAMC');
  return known ?? first ?? newUnion(set, placement);
}

/** @throws AppError NOT_FOUND when it is not among the anchor's */
function chosen(set: EditSet, { unionId, anchor }: Placement, tag: 'FAMS' | 'FAMC'): string | null {
  if (unionId === null) return null;
  if (!unionsOf(set, anchor, tag).includes(unionId)) throw new AppError('NOT_FOUND');
  return unionId;
}

/** Links to unions that the file did not bring lead nowhere. */
function unionsOf(set: EditSet, id: string, tag: 'FAMS' | 'FAMC'): string[] {
  return unionIdsOf(set.get(id), tag).filter((union) => set.has(union));
}

function newUnion(set: EditSet, { newId }: Placement): string {
  const id = newId();
  set.add(createUnion(id));
  return id;
}

function addPartner(set: EditSet, union: string, id: string): void {
  putPair(
    set,
    edited(() => linkPartner({ union: set.get(union), individual: set.get(id) })),
  );
}

function addChild(
  set: EditSet,
  union: string,
  id: string,
  pedigree: TreePedigreeName | null,
): void {
  const before = set.get(union);
  if (partnersOf(before).length + childIdsOf(before).length >= limits.unionPeople) {
    throw new AppError('INVALID_INPUT', { words: words.tooManyInUnion });
  }
  const pair = { union: before, individual: set.get(id) };
  putPair(
    set,
    edited(() => linkChild(pair, pedigree === null ? {} : pedigreeInput(pedigree))),
  );
}

function putPair(set: EditSet, { union, individual }: LinkedPair): void {
  set.put(union);
  set.put(individual);
}

/** GEDCOM 7 has no step-child: it is OTHER, in these words. */
function pedigreeInput(pedigree: TreePedigreeName): ChildLinkInput {
  return pedigree === 'STEP'
    ? { pedigree: 'OTHER', pedigreePhrase: 'step' }
    : { pedigree, pedigreePhrase: null };
}
