import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';
import type { RowOf } from '#platform/database/tables.ts';

/** What a message said when the delivery of one of its occurrences began. */
export const DeliverySnapshotEntity = defineEntity({
  name: 'DeliverySnapshot',
  tableName: 'delivery_snapshots',
  properties: {
    familyId: p.uuid().primary(),
    messageId: p.uuid().primary(),
    /** ISO date. */
    occurrence: p.string().columnType('date').primary(),
    title: p.text(),
    /** Plain text of a row that is not sealed yet; `readBody` reads both. */
    body: p.text().default(''),
    sealedBody: p.blob().$type<Uint8Array>().nullable(),
    fromName: p.text(),
    recordingIds: p.array().columnType('uuid[]'),
    /** Null in snapshots from before versions were promised. */
    versionIds: p.array().$type<(string | null)[]>().columnType('uuid[]').nullable(),
    createdAt: instant(),
  },
});

export type DeliverySnapshot = RowOf<typeof DeliverySnapshotEntity>;
