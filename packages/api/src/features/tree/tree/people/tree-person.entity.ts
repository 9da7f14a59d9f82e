import { defineEntity, p } from '@mikro-orm/core';
import type { RowOf } from '#platform/database/tables.ts';

/** Who an individual of the tree is in the product: a member, an entry of the address book, a child. */
export const TreePersonEntity = defineEntity({
  name: 'TreePerson',
  tableName: 'tree_people',
  properties: {
    familyId: p.uuid().primary(),
    individualId: p.uuid().primary(),
    memberId: p.uuid().strictNullable(),
    contactId: p.uuid().strictNullable(),
    childId: p.uuid().strictNullable(),
  },
});

export type TreePersonRow = RowOf<typeof TreePersonEntity>;
