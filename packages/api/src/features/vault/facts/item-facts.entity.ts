import type { TakenByName } from '@infinite/schema/catalogue/vault';
import type { TakenPrecision } from '@infinite/schema/vault/taken';
import { defineEntity, p } from '@mikro-orm/core';
import type { KnownFacts } from '#features/vault/facts/facts-in-effect.ts';
import { instant } from '#platform/database/instant-type.ts';
import type { RowOf } from '#platform/database/tables.ts';

/** When and where an item was taken, as it counts now, and what its file says beside that. */
export const ItemFactsEntity = defineEntity({
  name: 'ItemFacts',
  tableName: 'item_facts',
  properties: {
    recordingId: p.uuid().primary(),
    familyId: p.uuid(),
    takenPrecision: p.text().$type<TakenPrecision>(),
    /** As `Taken.local`; the timeline sorts by it as text. Empty: nobody knows. */
    takenLocal: p.text(),
    takenOffset: p.text().nullable(),
    /** Who says so; null when nobody does. */
    takenBy: p.text().$type<TakenByName>().nullable(),
    /** In a member's words; may be empty. */
    placeName: p.text().default(''),
    /** Who took it, in a member's words; may be empty. */
    credit: p.text().default(''),
    /** Only what can be put on a map without a question. */
    latitude: p.double().$type<number>().nullable(),
    longitude: p.double().$type<number>().nullable(),
    /** What was known before a member said anything. */
    known: p.json<KnownFacts>(),
    /** Of what members say; 0 while no member said anything. */
    version: p.integer().default(0),
    updatedAt: instant(),
  },
});

export type ItemFactsRow = RowOf<typeof ItemFactsEntity>;
