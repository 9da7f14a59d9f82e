import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** A browser that an account has signed in from, by the hash of its cookie. */
export const KnownDeviceEntity = defineEntity({
  name: 'KnownDevice',
  tableName: 'known_devices',
  properties: {
    userId: p.uuid().primary(),
    tokenHash: p.text().primary(),
    createdAt: instant(),
    lastUsedAt: instant(),
  },
});
