import type { Structure } from '@infinite/gedcom/structure';
import type { TreeChangeKindName } from '@infinite/schema/catalogue/tree';
import { defineEntity, p } from '@mikro-orm/core';
import type { MovedLink } from '#features/tree/tree/merging/moved-links.ts';
import { instant } from '#platform/database/instant-type.ts';
import type { RowOf } from '#platform/database/tables.ts';

/** One act of somebody on the tree, whatever number of records it changed. */
export const TreeChangeEntity = defineEntity({
  name: 'TreeChange',
  tableName: 'tree_changes',
  properties: {
    familyId: p.uuid().primary(),
    id: p.uuid().primary(),
    kind: p.text().$type<TreeChangeKindName>(),
    /** Null when the account is gone. */
    madeBy: p.uuid().strictNullable(),
    madeAt: instant(),
    /** The tree's, after it. */
    treeVersion: p.integer(),
    /** For the words that describe it. */
    wordsValues: p.json<Readonly<Record<string, string>>>(),
    /** Who individuals are in the product, where the change moved it; null: nothing of it. */
    movedLinks: p.json<readonly MovedLink[]>().strictNullable(),
    undoes: p.uuid().strictNullable(),
    undoneBy: p.uuid().strictNullable(),
  },
});

/** What a record said before a change. */
export const TreeChangeRecordEntity = defineEntity({
  name: 'TreeChangeRecord',
  tableName: 'tree_change_records',
  properties: {
    familyId: p.uuid().primary(),
    changeId: p.uuid().primary(),
    recordId: p.uuid().primary(),
    /** Null: the change made the record. */
    before: p.json<Structure>().strictNullable(),
    wasRemoved: p.boolean(),
    isRemoved: p.boolean(),
    versionAfter: p.integer(),
  },
});

export type TreeChangeRow = RowOf<typeof TreeChangeEntity>;
