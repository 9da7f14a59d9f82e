import type { SecurityEventKind } from '@infinite/schema/catalogue/security';
import type { Generated } from 'kysely';
import type { EntityManager } from '#platform/database/orm.ts';

export interface SecurityTables {
  security_events: {
    seq: Generated<number>;
    kind: SecurityEventKind;
    user_id: string | null;
    at: Date | string;
    last_at: Date | string;
    count: Generated<number>;
    network: string;
    device: string;
    detail: string | null;
  };
  users: {
    id: string;
    email: string;
    username: string;
    email_verified_at: Date | string | null;
  };
  sessions: { id: string; password_proven_at: Date | string | null };
}

export function securityTables(em: EntityManager) {
  return em.getKysely<SecurityTables>();
}
