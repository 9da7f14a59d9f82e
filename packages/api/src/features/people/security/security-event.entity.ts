import type { SecurityEventKind } from '@infinite/schema/catalogue/security';
import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';
import type { RowOf } from '#platform/database/tables.ts';

export const SecurityEventEntity = defineEntity({
  name: 'SecurityEvent',
  tableName: 'security_events',
  properties: {
    seq: p.bigint('number').columnType('bigint').primary().autoincrement(),
    kind: p.text().$type<SecurityEventKind>(),
    /** Whose account it concerns; null when no account is known. */
    userId: p.uuid().nullable(),
    at: instant(),
    /** Of the last one, where several were counted. */
    lastAt: instant(),
    count: p.integer().default(1),
    network: p.text(),
    device: p.text(),
    detail: p.text().nullable(),
  },
});

export type SecurityEventRow = RowOf<typeof SecurityEventEntity>;
