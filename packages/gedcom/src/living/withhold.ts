import { readName } from '#names/name.ts';
import { readRestrictions } from '#read/annotations.ts';
import { below, firstBelow, pointerOf, textBelow } from '#structure-queries.ts';
import type { GedcomRecord, Structure } from '#structure.ts';

/** What someone who reads the tree, or gets an export of it, may see. */
export interface Audience {
  /** Everything about living people. */
  readonly seesLivingDetails: boolean;
  /** The names of living people; without it they are 'Living' and a surname. */
  readonly seesLivingNames: boolean;
  /** Records and facts that RESN marks as confidential or private. */
  readonly seesRestricted: boolean;
  /** The individual that the reader is, whom the rule never withholds. */
  readonly self: string | null;
}

/** What the rule has to know about records other than the one it is about. */
export interface TreeKnowledge {
  isLiving(individual: string): boolean;
  /** A record that `RESN CONFIDENTIAL` or `RESN PRIVACY` marks. */
  isRestricted(record: string): boolean;
  /** Whether a partner of the union is living. */
  hasLivingPartner(union: string): boolean;
  /** Whether a living individual, or their union, points to this media object or shared note. */
  isOfLiving(record: string): boolean;
}

/**
 * The part of a record that an audience gets; null when it gets none of it. Relations stay: links
 * to records that the audience does not get become `@VOID@`, which GEDCOM 7 has for that.
 */
export function withhold(
  record: GedcomRecord,
  audience: Audience,
  tree: TreeKnowledge,
): GedcomRecord | null {
  if (record.xref !== null && record.xref === audience.self) return record;
  if (isRestrictedFor(record, audience)) return null;
  const isHidden = (id: string) => isRecordHidden(id, audience, tree);
  if (audience.seesLivingDetails) return visible(record, audience, isHidden);
  const id = record.xref ?? '';
  switch (record.tag) {
    case 'INDI':
      return tree.isLiving(id)
        ? livingIndividual(record, audience, isHidden)
        : visible(withoutUnionDetails(record, tree), audience, isHidden, tree);
    case 'FAM':
      return tree.hasLivingPartner(id)
        ? bareUnion(record, isHidden)
        : visible(record, audience, isHidden, tree);
    case 'OBJE':
    case 'SNOTE':
      return tree.isOfLiving(id) ? null : visible(record, audience, isHidden, tree);
    case 'HEAD':
    case 'SUBM':
    case 'SOUR':
    case 'REPO':
      return visible(record, audience, isHidden, tree);
    default:
      // What a record of another program is about is unknown: it may be about the living.
      return null;
  }
}

function isRecordHidden(id: string, audience: Audience, tree: TreeKnowledge): boolean {
  if (id === audience.self) return false;
  if (!audience.seesRestricted && tree.isRestricted(id)) return true;
  return !audience.seesLivingDetails && tree.isOfLiving(id);
}

/** Whether RESN keeps a record or a structure from an audience. */
function isRestrictedFor(structure: Structure, audience: Audience): boolean {
  return !audience.seesRestricted && isMarked(structure);
}

/** LOCKED keeps a record from changes, not from readers. */
function isMarked(structure: Structure): boolean {
  return readRestrictions(structure).some((word) => word !== 'LOCKED');
}

/** Name, sex and relations, without anything below them. */
function livingIndividual(
  record: GedcomRecord,
  audience: Audience,
  isHidden: (id: string) => boolean,
): GedcomRecord {
  const name = below(record, 'NAME').find((each) => !isMarked(each));
  const sex = textBelow(record, 'SEX') ?? '';
  const links = below(record, 'FAMC', 'FAMS');
  const shownName = audience.seesLivingNames ? name && nameAlone(name) : livingName(name);
  return {
    tag: 'INDI',
    xref: record.xref,
    children: [
      ...(shownName ? [shownName] : []),
      ...(/^[MFXU]$/.test(sex) ? [{ tag: 'SEX', payload: sex }] : []),
      ...links.map((link) => bareLink(link, isHidden)),
    ],
  };
}

function livingName(name: Structure | undefined): Structure {
  const surname = name ? readName(name).surname : '';
  return { tag: 'NAME', payload: surname === '' ? 'Living' : `Living /${surname}/` };
}

function nameAlone(name: Structure): Structure {
  const parts = ['NPFX', 'GIVN', 'NICK', 'SPFX', 'SURN', 'NSFX'];
  const children = (name.children ?? [])
    .filter(({ tag }) => parts.includes(tag))
    .map(({ tag, payload }) => ({ tag, ...(payload !== undefined && { payload }) }));
  return {
    tag: 'NAME',
    ...(name.payload !== undefined && { payload: name.payload }),
    ...(children.length > 0 && { children }),
  };
}

function bareLink({ tag, pointer }: Structure, isHidden: (id: string) => boolean): Structure {
  const target = pointer === undefined || isHidden(pointer) ? 'VOID' : pointer;
  return { tag, pointer: target };
}

/** Who belongs to a union, without when and how. */
function bareUnion(record: GedcomRecord, isHidden: (id: string) => boolean): GedcomRecord {
  const links = below(record, 'HUSB', 'WIFE', 'CHIL');
  return {
    tag: 'FAM',
    xref: record.xref,
    children: links.map((link) => bareLink(link, isHidden)),
  };
}

/** Notes on the link of a deceased person to a union are about the living partner as well. */
function withoutUnionDetails(record: GedcomRecord, tree: TreeKnowledge): GedcomRecord {
  const children = (record.children ?? []).map((child) =>
    child.tag === 'FAMS' && tree.hasLivingPartner(pointerOf(child) ?? '')
      ? { tag: child.tag, pointer: child.pointer }
      : child,
  );
  return { ...record, children };
}

/** Links that mean nothing without their record; relations stay as `@VOID@`. */
const droppedLinks = ['OBJE', 'SNOTE', 'SOUR', 'REPO', 'SUBM', 'ALIA', 'ANCI', 'DESI'];

/**
 * A record without the structures that RESN keeps from the audience and without pointers to hidden
 * records. With `tree`, what is said about living people at links to them goes as well.
 */
function visible(
  record: GedcomRecord,
  audience: Audience,
  isHidden: (id: string) => boolean,
  tree?: TreeKnowledge,
): GedcomRecord {
  const shown = (structure: Structure): Structure[] => {
    const { tag, pointer } = structure;
    if (isRestrictedFor(structure, audience)) return [];
    if (pointer !== undefined && isHidden(pointer)) {
      return droppedLinks.includes(tag) ? [] : [{ tag, pointer: 'VOID', ...withRole(structure) }];
    }
    if (tree && isLivingLink(structure, audience, tree)) {
      return [{ tag, pointer, ...withRole(structure) }];
    }
    return [
      structure.children
        ? { ...structure, children: structure.children.flatMap(shown) }
        : structure,
    ];
  };
  return record.children ? { ...record, children: record.children.flatMap(shown) } : record;
}

function isLivingLink({ pointer }: Structure, audience: Audience, tree: TreeKnowledge): boolean {
  return pointer !== undefined && pointer !== audience.self && tree.isLiving(pointer);
}

/** GEDCOM 7 requires ROLE below ASSO. */
function withRole(structure: Structure): { children?: readonly Structure[] } {
  const role = structure.tag === 'ASSO' ? firstBelow(structure, 'ROLE') : undefined;
  return role ? { children: [{ tag: 'ROLE', payload: role.payload ?? 'OTHER' }] } : {};
}
