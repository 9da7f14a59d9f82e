import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** Plain facts, each under its name: no secrets, no private content. */
export type AuditFacts = Readonly<Record<string, string | number | boolean | null>>;

/** A line of the audit log; a trigger refuses to change or delete one. */
export const AuditEventEntity = defineEntity({
  name: 'StoredAuditEvent',
  tableName: 'audit_events',
  properties: {
    seq: p.bigint('number').columnType('bigint').primary().autoincrement(),
    at: instant(),
    /** Null for the product itself. */
    actorId: p.uuid().nullable(),
    /** The actor's name at the time. */
    actorName: p.text(),
    action: p.text(),
    subjectKind: p.text(),
    subjectId: p.text().nullable(),
    subjectName: p.text().nullable(),
    before: p.json<AuditFacts>().nullable(),
    after: p.json<AuditFacts>().nullable(),
    reason: p.text().nullable(),
  },
});
