import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** The last time that a stored object was read back, and what was found. */
export const ObjectCheckEntity = defineEntity({
  name: 'ObjectCheck',
  tableName: 'object_checks',
  properties: {
    blobKey: p.text().primary(),
    recordingId: p.uuid(),
    checkedAt: instant(),
    /** When it was last found whole. */
    verifiedAt: instant().nullable(),
    damage: p.text().nullable(),
  },
});
