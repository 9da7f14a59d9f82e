import { defineEntity, p } from '@mikro-orm/core';
import type { ApiKeyKindName } from '@infinite/schema/catalogue/api-scopes';
import { instant } from '#platform/database/instant-type.ts';
import type { RowOf } from '#platform/database/tables.ts';

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
    createdAt: instant(),
    expiresAt: instant().nullable(),
    lastUsedAt: instant().nullable(),
    revokedAt: instant().nullable(),
  },
});

export type ApiKeyRow = RowOf<typeof ApiKeyEntity>;
