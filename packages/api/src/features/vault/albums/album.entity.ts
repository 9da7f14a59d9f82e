import type { AlbumArrangementName } from '@infinite/schema/catalogue/vault';
import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';
import type { RowOf } from '#platform/database/tables.ts';

/** Items that a family put together. */
export const AlbumEntity = defineEntity({
  name: 'Album',
  tableName: 'albums',
  properties: {
    id: p.uuid().primary(),
    familyId: p.uuid(),
    /** Null when the account is gone. */
    createdBy: p.uuid().nullable(),
    title: p.text(),
    sealedDescription: p.blob().$type<Uint8Array>().strictNullable(),
    /** Null: the first item that the reader may see. */
    coverId: p.uuid().nullable(),
    arrangement: p.text().$type<AlbumArrangementName>().default('DATE'),
    createdAt: instant(),
    updatedAt: instant(),
  },
});

/** An item in an album; it may be in many. */
export const AlbumItemEntity = defineEntity({
  name: 'AlbumItem',
  tableName: 'album_items',
  properties: {
    albumId: p.uuid().primary(),
    recordingId: p.uuid().primary(),
    familyId: p.uuid(),
    /** Among the others, where the album is arranged by hand. */
    position: p.double(),
  },
});

export type AlbumRow = RowOf<typeof AlbumEntity>;
