import { defineEntity, p } from '@mikro-orm/core';
import type { RowOf } from '#platform/database/tables.ts';

/** What lists and charts need of a FAM record. */
export const TreeUnionEntity = defineEntity({
  name: 'TreeUnion',
  tableName: 'tree_unions',
  properties: {
    familyId: p.uuid().primary(),
    /** The record's. */
    id: p.uuid().primary(),
    /** m married, p partners, d divorced, u unknown. */
    kind: p.text(),
    marriageText: p.text(),
    marriageYear: p.integer().strictNullable(),
    /** The last year it can have begun in. */
    marriedTo: p.integer().strictNullable(),
    marriagePlace: p.text(),
    restriction: p.text(),
    createdBy: p.uuid().strictNullable(),
  },
});

/** Who belongs to a union, as its FAM record says. */
export const TreeUnionPersonEntity = defineEntity({
  name: 'TreeUnionPerson',
  tableName: 'tree_union_people',
  properties: {
    familyId: p.uuid().primary(),
    unionId: p.uuid().primary(),
    individualId: p.uuid().primary(),
    role: p.text().$type<'PARTNER' | 'CHILD'>().primary(),
    /** As the record lists them. */
    ordinal: p.integer(),
  },
});

/** How a child belongs to a union, where the child's INDI record says so. */
export const TreePedigreeEntity = defineEntity({
  name: 'TreePedigree',
  tableName: 'tree_pedigrees',
  properties: {
    familyId: p.uuid().primary(),
    individualId: p.uuid().primary(),
    unionId: p.uuid().primary(),
    /** b birth, a adopted, f foster, s sealing, t step, o other. */
    pedigree: p.text(),
  },
});

export type TreeUnionRow = RowOf<typeof TreeUnionEntity>;
