import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

export const FamilyPictureEntity = defineEntity({
  name: 'FamilyPicture',
  tableName: 'family_pictures',
  properties: {
    familyId: p.uuid().primary(),
    /** A WebP in base64, under the family's key. */
    sealedPicture: p.blob(),
    /** Another one for each picture: part of its address, and its ETag. */
    version: p.text(),
    changedAt: instant(),
    changedBy: p.uuid().nullable(),
  },
});
