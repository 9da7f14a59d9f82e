import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { Temporal } from 'temporal-polyfill';
import { InstantType } from '#platform/database/instant-type.ts';

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
    passwordProvenAt: p.type(InstantType).$type<Temporal.Instant>().nullable(),
    createdAt: p.type(InstantType).$type<Temporal.Instant>(),
    lastUsedAt: p.type(InstantType).$type<Temporal.Instant>(),
    expiresAt: p.type(InstantType).$type<Temporal.Instant>(),
    revokedAt: p.type(InstantType).$type<Temporal.Instant>().nullable(),
  },
});

export type Session = InferEntity<typeof SessionEntity>;
