import { defineEntity, p } from '@mikro-orm/core';
import type { RowOf } from '#platform/database/tables.ts';

/** The small forms of a photo, beside the one for display. */
export const PhotoFormsEntity = defineEntity({
  name: 'PhotoForms',
  tableName: 'photo_forms',
  properties: {
    recordingId: p.uuid().primary(),
    familyId: p.uuid(),
    /** Of the form for display, upright: a list leaves room of this shape. */
    width: p.integer(),
    height: p.integer(),
    smallBytes: p.integer(),
    middleBytes: p.integer(),
    /** Of the form that shows all of an edited photo; null where the one for display does. */
    wholeBytes: p.integer().nullable(),
    /** Of the moving preview; null for a photo, and for a film that could not be decoded. */
    previewBytes: p.integer().nullable(),
    /** A ThumbHash in base64; sealed, because it is a picture, if a blurred one. */
    sealedPlaceholder: p.blob().$type<Uint8Array>().strictNullable(),
  },
});

export type PhotoFormsRow = RowOf<typeof PhotoFormsEntity>;
