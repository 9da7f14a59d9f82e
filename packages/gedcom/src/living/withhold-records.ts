import { withhold, type Audience, type TreeKnowledge } from '#living/withhold.ts';
import { below, pointersBelow } from '#structure-queries.ts';
import { readRestrictions } from '#read/annotations.ts';
import type { GedcomRecord, Structure } from '#structure.ts';

/** Records that are there for others: without a pointer to them they are of no use. */
const supporting = ['OBJE', 'SNOTE', 'SOUR', 'REPO'];

/**
 * What an audience gets of a whole tree: each record as `withhold` leaves it. Media and shared notes
 * that a living individual or their union points to are left out, even if others point to them too,
 * and so are sources that only withheld records cite.
 */
export function withholdRecords(
  records: readonly GedcomRecord[],
  audience: Audience,
  isLiving: (individual: string) => boolean,
): GedcomRecord[] {
  const tree = knowledgeOf(records, audience, isLiving);
  const shown = records.flatMap((record) => withhold(record, audience, tree) ?? []);
  return audience.seesLivingDetails ? shown : withoutUnused(shown);
}

/** Gathers what `withhold` has to know from all records of a tree. */
export function knowledgeOf(
  records: readonly GedcomRecord[],
  audience: Pick<Audience, 'self'>,
  isLiving: (individual: string) => boolean,
): TreeKnowledge {
  const individuals = new Set(idsOf(records.filter(({ tag }) => tag === 'INDI')));
  const living = (id: string) => individuals.has(id) && isLiving(id);
  const partnersOf = new Map(
    records
      .filter(({ tag }) => tag === 'FAM')
      .map((union) => [
        union.xref ?? '',
        ['HUSB', 'WIFE'].flatMap((tag) => pointersBelow(union, tag)),
      ]),
  );
  const hasLivingPartner = (union: string) => (partnersOf.get(union) ?? []).some(living);
  const restricted = new Set(idsOf(records.filter(isMarked)));
  const ofLiving = new Set<string>();
  for (const record of records) {
    const id = record.xref ?? '';
    if (id === audience.self || !(living(id) || hasLivingPartner(id))) continue;
    collectPointers(record, ['OBJE', 'SNOTE'], ofLiving);
  }
  return {
    isLiving: living,
    isRestricted: (id) => restricted.has(id),
    hasLivingPartner,
    isOfLiving: (id) => ofLiving.has(id),
  };
}

function idsOf(records: readonly GedcomRecord[]): string[] {
  return records.flatMap(({ xref }) => xref ?? []);
}

function isMarked(record: GedcomRecord): boolean {
  return readRestrictions(record).some((word) => word !== 'LOCKED');
}

function collectPointers(structure: Structure, tags: readonly string[], into: Set<string>): void {
  for (const { pointer } of below(structure, ...tags)) if (pointer !== undefined) into.add(pointer);
  for (const child of structure.children ?? []) collectPointers(child, tags, into);
}

/** Leaves out supporting records that nothing points to, and again those that only these did. */
function withoutUnused(records: readonly GedcomRecord[]): GedcomRecord[] {
  const byId = new Map(records.map((record) => [record.xref, record]));
  const used = new Set<string>();
  const open = records.filter(({ tag }) => !supporting.includes(tag)) as Structure[];
  for (let next = open.pop(); next; next = open.pop()) {
    open.push(...(next.children ?? []));
    const { pointer } = next;
    if (pointer === undefined || used.has(pointer)) continue;
    used.add(pointer);
    const target = byId.get(pointer);
    if (target && supporting.includes(target.tag)) open.push(target);
  }
  return records.filter(({ tag, xref }) => !supporting.includes(tag) || used.has(xref ?? ''));
}
