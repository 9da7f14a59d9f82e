import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** A code for the day the phone is lost; only its keyed hash is stored. */
export const RecoveryCodeEntity = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_codes',
  properties: {
    userId: p.uuid().primary(),
    codeHash: p.text().primary(),
    createdAt: instant(),
    usedAt: instant().nullable(),
  },
});
