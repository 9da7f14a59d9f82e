import { readIndividual } from '@infinite/gedcom/read/individual';
import { readUnion } from '@infinite/gedcom/read/union';
import type { Structure } from '@infinite/gedcom/structure';
import { factRows, mediaRows, type FactRows } from '#features/tree/tree/derived/derive-facts.ts';
import {
  individualRow,
  nameWordRows,
  pedigreeRows,
} from '#features/tree/tree/derived/derive-individual.ts';
import type { OfRecord } from '#features/tree/tree/derived/of-record.ts';
import { unionPersonRows, unionRow } from '#features/tree/tree/derived/derive-union.ts';

/** A record that rows are derived from; pointers are ids of records. */
export interface DerivedFrom {
  readonly id: string;
  readonly kind: string;
  readonly structure: Structure;
  readonly createdBy: string | null;
}

/** Rows by the table they belong to. Each depends on one record. */
export interface DerivedRows extends FactRows {
  readonly individuals: readonly ReturnType<typeof individualRow>[];
  readonly nameWords: ReturnType<typeof nameWordRows>;
  readonly unions: readonly ReturnType<typeof unionRow>[];
  readonly unionPeople: ReturnType<typeof unionPersonRows>;
  readonly pedigrees: ReturnType<typeof pedigreeRows>;
  readonly media: ReturnType<typeof mediaRows>;
}

const none: DerivedRows = {
  ...{ individuals: [], nameWords: [], unions: [], unionPeople: [], pedigrees: [] },
  ...{ media: [], events: [], mediaLinks: [], citations: [] },
};

/** What the other tables hold of these records. Pure: an import of 100,000 people runs the same code in batches. */
export function deriveRows(familyId: string, records: readonly DerivedFrom[]): DerivedRows {
  const all = records.map((record) => rowsOfRecord(familyId, record));
  const together = <Name extends keyof DerivedRows>(name: Name) =>
    all.flatMap((rows): DerivedRows[Name][number][] => [...rows[name]]);
  return {
    individuals: together('individuals'),
    nameWords: together('nameWords'),
    unions: together('unions'),
    unionPeople: together('unionPeople'),
    pedigrees: together('pedigrees'),
    media: together('media'),
    events: together('events'),
    mediaLinks: together('mediaLinks'),
    citations: together('citations'),
  };
}

function rowsOfRecord(familyId: string, { id, kind, structure, createdBy }: DerivedFrom) {
  const of: OfRecord = { familyId, id, createdBy };
  const record = { ...structure, xref: id };
  if (kind === 'INDI') {
    const individual = readIndividual(record);
    return {
      ...none,
      individuals: [individualRow(of, individual)],
      nameWords: nameWordRows(of, individual),
      pedigrees: pedigreeRows(of, individual),
      ...factRows(of, individual),
    };
  }
  if (kind === 'FAM') {
    const union = readUnion(record);
    return {
      ...none,
      unions: [unionRow(of, union)],
      unionPeople: unionPersonRows(of, union),
      ...factRows(of, union),
    };
  }
  return kind === 'OBJE' ? { ...none, media: mediaRows(of, record) } : none;
}
