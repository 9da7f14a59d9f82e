import { defineEntity, p } from '@mikro-orm/core';
import type { Temporal } from 'temporal-polyfill';
import type { ApiKeyKindName } from '@infinite/schema/catalogue/api-scopes';
import { InstantType } from '#platform/database/instant-type.ts';

export const ApiKeyEntity = defineEntity({
  name: 'ApiKey',
  tableName: 'api_keys',
  properties: {
    id: p.uuid().primary(),
    kind: p.text().$type<ApiKeyKindName>(),
    /** Whose it is; of a service key, the administrator who made it. */
    userId: p.uuid(),
    familyId: p.uuid(),
    name: p.text(),
    keyHash: p.text(),
    hint: p.text(),
    scopes: p.array(),
    createdAt: p.type(InstantType).$type<Temporal.Instant>(),
    expiresAt: p.type(InstantType).$type<Temporal.Instant>().nullable(),
    lastUsedAt: p.type(InstantType).$type<Temporal.Instant>().nullable(),
    revokedAt: p.type(InstantType).$type<Temporal.Instant>().nullable(),
  },
});
