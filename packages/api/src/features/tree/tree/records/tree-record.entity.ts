import type { Structure } from '@infinite/gedcom/structure';
import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';
import type { RowOf } from '#platform/database/tables.ts';

/** A family's tree, made with its first record. A change of the tree locks this row. */
export const TreeEntity = defineEntity({
  name: 'Tree',
  tableName: 'trees',
  properties: {
    familyId: p.uuid().primary(),
    /** Grows with every change. */
    version: p.integer(),
    updatedAt: instant(),
  },
});

/** One record in genealogy's terms: an individual, a union, a source. Its structures are the truth. */
export const TreeRecordEntity = defineEntity({
  name: 'TreeRecord',
  tableName: 'tree_records',
  properties: {
    familyId: p.uuid().primary(),
    id: p.uuid().primary(),
    /** The tag: INDI, FAM, SOUR, REPO, OBJE, SNOTE, SUBM, HEAD, or an extension's. */
    kind: p.text(),
    /** As an imported file called it, without `@`. */
    xref: p.text().strictNullable(),
    /** Pointers are ids of records. */
    structure: p.json<Structure>(),
    version: p.integer(),
    /** Null when the account is gone. */
    createdBy: p.uuid().strictNullable(),
    createdAt: instant(),
    updatedAt: instant(),
    removedAt: instant().strictNullable(),
    /** The record that took over what this one said. */
    mergedInto: p.uuid().strictNullable(),
    importId: p.uuid().strictNullable(),
  },
});

export type TreeRecord = RowOf<typeof TreeRecordEntity>;
