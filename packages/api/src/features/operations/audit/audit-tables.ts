import type { Generated } from 'kysely';
import type { EntityManager } from '#platform/database/orm.ts';

export interface AuditTables {
  audit_events: {
    seq: Generated<number>;
    at: Date | string;
    actor_id: string | null;
    actor_name: string;
    action: string;
    subject_kind: string;
    subject_id: string | null;
    subject_name: string | null;
    before: unknown;
    after: unknown;
    reason: string | null;
  };
  users: { id: string; username: string };
}

/** The tables in the transaction of `em`, if there is one. */
export function auditTables(em: EntityManager) {
  return em.getKysely<AuditTables>();
}
