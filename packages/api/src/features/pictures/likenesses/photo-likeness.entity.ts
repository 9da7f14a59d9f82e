import { defineEntity, p } from '@mikro-orm/core';

/** What a photo looks like, however it is edited: 64 bits in four parts, each of which is looked up. */
export const PhotoLikenessEntity = defineEntity({
  name: 'PhotoLikeness',
  tableName: 'photo_likenesses',
  properties: {
    recordingId: p.uuid().primary(),
    familyId: p.uuid(),
    /** Of the original, upright, in pixels. */
    width: p.integer(),
    height: p.integer(),
    /** 16 bits each; null for a picture without a shape. */
    partA: p.integer().nullable(),
    partB: p.integer().nullable(),
    partC: p.integer().nullable(),
    partD: p.integer().nullable(),
  },
});
