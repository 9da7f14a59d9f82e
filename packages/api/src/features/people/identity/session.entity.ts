import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

export const SessionEntity = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    familyId: p.uuid(),
    tokenHash: p.text(),
    userAgent: p.text().default(''),
    device: p.text().default(''),
    /** IANA name, as the device said it at the sign-in. */
    timeZone: p.text().nullable(),
    passwordProvenAt: instant().nullable(),
    createdAt: instant(),
    lastUsedAt: instant(),
    expiresAt: instant(),
    revokedAt: instant().nullable(),
  },
});

export type Session = InferEntity<typeof SessionEntity>;
