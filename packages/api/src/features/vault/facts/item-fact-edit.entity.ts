import type { TakenPrecision } from '@infinite/schema/vault/taken';
import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';
import type { RowOf } from '#platform/database/tables.ts';

/** One version of what members say about an item. Nulls leave the word to its file. */
export const ItemFactEditEntity = defineEntity({
  name: 'ItemFactEdit',
  tableName: 'item_fact_edits',
  properties: {
    recordingId: p.uuid().primary(),
    version: p.integer().primary(),
    familyId: p.uuid(),
    /** Null when the account is gone. */
    editedBy: p.uuid().nullable(),
    editedAt: instant(),
    takenPrecision: p.text().$type<TakenPrecision>().nullable(),
    takenLocal: p.text().nullable(),
    takenOffset: p.text().nullable(),
    placeName: p.text().nullable(),
    /** Where it lies, in degrees; both or neither. */
    latitude: p.double().$type<number>().nullable(),
    longitude: p.double().$type<number>().nullable(),
    credit: p.text().nullable(),
  },
});

export type ItemFactEdit = RowOf<typeof ItemFactEditEntity>;
