import { EditRefused } from '#edit/edit-refused.ts';
import { addChild, changeAt, removeChildren, setTagged } from '#edit/structure-edits.ts';
import type { Pedigree } from '#read/individual.ts';
import { below, textBelow } from '#structure-queries.ts';
import type { GedcomRecord, Structure } from '#structure.ts';

/** Both records of a link after an edit: FAMS and FAMC on one side, HUSB, WIFE, CHIL on the other. */
export interface LinkedPair {
  readonly union: GedcomRecord;
  readonly individual: GedcomRecord;
}

/** How a child belongs to its parents. */
export interface ChildLinkInput {
  /** Null: not recorded; undefined: as it is. */
  readonly pedigree?: Pedigree | null;
  /** The words for OTHER: 'step'. */
  readonly pedigreePhrase?: string | null;
  /** The place among the children, 0 first; behind the others when absent. */
  readonly position?: number;
}

const slots = ['HUSB', 'WIFE'] as const;

/**
 * Makes the individual a partner of the union. A man takes HUSB and a woman WIFE while they are
 * free; which one says nothing about the person, so two women or two men take both.
 */
export function linkPartner({ union, individual }: LinkedPair): LinkedPair {
  const id = idOf(individual, 'INDI');
  const unionId = idOf(union, 'FAM');
  if (pointsTo(union, ['CHIL'], id)) throw new EditRefused('same-person');
  return {
    union: pointsTo(union, slots, id) ? union : withPartner(union, individual, id),
    individual: pointsTo(individual, ['FAMS'], unionId)
      ? individual
      : addChild(individual, { tag: 'FAMS', pointer: unionId }),
  };
}

function withPartner(union: GedcomRecord, individual: GedcomRecord, id: string): GedcomRecord {
  const order = textBelow(individual, 'SEX') === 'F' ? (['WIFE', 'HUSB'] as const) : slots;
  const free = order.find((tag) => !below(union, tag).some(({ pointer }) => pointer !== 'VOID'));
  if (!free) throw new EditRefused('union-full');
  const unknown = (union.children ?? []).findIndex(({ tag }) => tag === free);
  if (unknown < 0) return addChild(union, { tag: free, pointer: id });
  return changeAt(union, [unknown], (slot) => ({ ...slot, pointer: id }));
}

/** Takes the individual out of the partners. Either record may have lost its link already. */
export function unlinkPartner({ union, individual }: LinkedPair): LinkedPair {
  const id = idOf(individual, 'INDI');
  const unionId = idOf(union, 'FAM');
  return {
    union: removeChildren(union, ({ tag, pointer }) => isSlot(tag) && pointer === id),
    individual: removeChildren(
      individual,
      ({ tag, pointer }) => tag === 'FAMS' && pointer === unionId,
    ),
  };
}

function isSlot(tag: string): boolean {
  return tag === 'HUSB' || tag === 'WIFE';
}

/** Makes the individual a child of the union, or changes how it belongs to it. */
export function linkChild(
  { union, individual }: LinkedPair,
  input: ChildLinkInput = {},
): LinkedPair {
  const id = idOf(individual, 'INDI');
  const unionId = idOf(union, 'FAM');
  if (pointsTo(union, slots, id)) throw new EditRefused('same-person');
  const linked = pointsTo(individual, ['FAMC'], unionId)
    ? individual
    : addChild(individual, { tag: 'FAMC', pointer: unionId });
  const index = (linked.children ?? []).findIndex(
    ({ tag, pointer }) => tag === 'FAMC' && pointer === unionId,
  );
  return {
    union: placeChild(union, id, input.position),
    individual: changeAt(linked, [index], (link) => applyPedigree(link, input)),
  };
}

function placeChild(union: GedcomRecord, id: string, position: number | undefined): GedcomRecord {
  const present = below(union, 'CHIL').find(({ pointer }) => pointer === id);
  if (present && position === undefined) return union;
  const link = present ?? { tag: 'CHIL', pointer: id };
  const children = (union.children ?? []).filter((child) => child !== present);
  const places = children.flatMap(({ tag }, index) => (tag === 'CHIL' ? [index] : []));
  const behind = (places.at(-1) ?? children.length - 1) + 1;
  const at = position === undefined ? behind : (places[Math.max(0, position)] ?? behind);
  return { ...union, children: children.toSpliced(at, 0, link) };
}

function applyPedigree(link: Structure, { pedigree, pedigreePhrase }: ChildLinkInput): Structure {
  if (pedigree === undefined) return link;
  if (pedigree === null) return setTagged(link, 'PEDI', []);
  const phrase = pedigreePhrase?.trim() ?? '';
  return setTagged(link, 'PEDI', [
    {
      tag: 'PEDI',
      payload: pedigree,
      ...(phrase !== '' && { children: [{ tag: 'PHRASE', payload: phrase }] }),
    },
  ]);
}

/** Takes the individual out of the children. Either record may have lost its link already. */
export function unlinkChild({ union, individual }: LinkedPair): LinkedPair {
  const id = idOf(individual, 'INDI');
  const unionId = idOf(union, 'FAM');
  return {
    union: removeChildren(union, ({ tag, pointer }) => tag === 'CHIL' && pointer === id),
    individual: removeChildren(
      individual,
      ({ tag, pointer }) => tag === 'FAMC' && pointer === unionId,
    ),
  };
}

function pointsTo(record: GedcomRecord, tags: readonly string[], id: string): boolean {
  return below(record, ...tags).some(({ pointer }) => pointer === id);
}

function idOf({ tag, xref }: GedcomRecord, kind: string): string {
  if (tag !== kind || xref === null) throw new EditRefused('wrong-record');
  return xref;
}
