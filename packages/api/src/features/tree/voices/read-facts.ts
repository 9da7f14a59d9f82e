import type { Citation } from '@infinite/gedcom/read/annotations';
import type { Fact } from '@infinite/gedcom/read/facts';
import { readIndividual } from '@infinite/gedcom/read/individual';
import { readUnion } from '@infinite/gedcom/read/union';
import type { TreeReader, TreeRecord, TreeSubject } from '#features/tree/tree/index.ts';

/** A fact as a reader chooses it. */
export interface FactSummary {
  /** Index in its record. */
  readonly fact: number;
  readonly tag: string;
  readonly type: string | null;
  readonly value: string | null;
  readonly date: string | null;
  readonly place: string | null;
  readonly citations: readonly Citation[];
}

/** The facts of a record that a reader may see; none where the living rule withholds them. */
export function factsFor(
  { audience }: Pick<TreeReader, 'audience'>,
  { view }: Pick<TreeSubject, 'view'>,
  { id, structure }: Pick<TreeRecord, 'id' | 'structure'>,
): FactSummary[] {
  if (view !== 'FULL') return [];
  const record = { ...structure, xref: id };
  const { facts } = structure.tag === 'FAM' ? readUnion(record) : readIndividual(record);
  return facts
    .filter(
      ({ restrictions }) =>
        audience.seesRestricted || restrictions.every((restriction) => restriction === 'LOCKED'),
    )
    .map(summaryOf);
}

function summaryOf({ path, tag, type, value, date, place, citations }: Fact): FactSummary {
  return {
    fact: path[0] ?? 0,
    ...{ tag, type, value, citations },
    date: date?.phrase ?? (date?.text || null),
    place: place?.text ?? null,
  };
}
