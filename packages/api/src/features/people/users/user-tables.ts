import type { EntityManager } from '#platform/database/orm.ts';

export interface UserTables {
  users: {
    id: string;
    email: string;
    email_key: string;
    username: string;
    username_key: string;
    role: 'member' | 'admin';
    time_zone: string;
    email_verified_at: Date | string | null;
    last_seen_at: Date | string | null;
    created_at: Date | string;
    suspended_at: Date | string | null;
    suspension_reason: string | null;
    deleted_at: Date | string | null;
    /** Kept by the database when a subscription changes. */
    plan: string;
  };
  subscriptions: {
    id: string;
    user_id: string | null;
    plan: string;
    status: 'active' | 'past_due' | 'ended';
    ended_at: Date | string | null;
  };
}

/** The tables in the transaction of `em`, if there is one. */
export function userTables(em: EntityManager) {
  return em.getKysely<UserTables>();
}
