import type { PhotoTurn } from '@infinite/schema/catalogue/pictures';
import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';
import type { RowOf } from '#platform/database/tables.ts';

/** One version of how a photo is turned and cropped; the last one counts. */
export const PhotoEditEntity = defineEntity({
  name: 'PhotoEdit',
  tableName: 'photo_edits',
  properties: {
    recordingId: p.uuid().primary(),
    version: p.integer().primary(),
    familyId: p.uuid(),
    turn: p.smallint().$type<PhotoTurn>(),
    /** Parts of the turned picture; all or none. */
    cropLeft: p.double().$type<number>().nullable(),
    cropTop: p.double().$type<number>().nullable(),
    cropWidth: p.double().$type<number>().nullable(),
    cropHeight: p.double().$type<number>().nullable(),
    /** Null when the account is gone. */
    editedBy: p.uuid().nullable(),
    editedAt: instant(),
  },
});

export type PhotoEditRow = RowOf<typeof PhotoEditEntity>;
