import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

export const SampleFamilyEntity = defineEntity({
  name: 'SampleFamily',
  tableName: 'sample_families',
  properties: {
    familyId: p.uuid().primary(),
    /** Null for the original that copies are made of. */
    copyOf: p.uuid().nullable(),
    ownerId: p.uuid(),
    /** False while the family is being made. */
    whole: p.boolean().default(false),
    madeAt: instant(),
  },
});
