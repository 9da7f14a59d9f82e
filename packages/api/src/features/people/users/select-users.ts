import type { UserFilterInput } from '@infinite/schema/users/user-list.input';
import { sql } from 'kysely';
import { userTables } from '#features/people/users/user-tables.ts';
import {
  instantText,
  instantTextOrNull,
  type InstantText,
} from '#platform/database/instant-text.ts';
import type { EntityManager } from '#platform/database/orm.ts';

/** An account as administrators see it. */
export interface UserRow {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly subscriptionPlan: string;
  readonly role: 'member' | 'admin';
  readonly emailVerified: boolean;
  readonly timeZone: string;
  readonly createdAt: InstantText;
  readonly lastSeenAt: InstantText | null;
  readonly suspendedAt: InstantText | null;
  readonly suspensionReason: string | null;
}

/** The accounts that the filter leaves; deleted ones are never among them. */
export function filteredUsers(em: EntityManager, filter: UserFilterInput) {
  let query = userTables(em)
    .selectFrom('users')
    .where('users.deleted_at', 'is', null)
    .where(sql<boolean>`not users.sample`);
  if (filter.search) {
    const part = `%${filter.search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    // Written as the index on it is.
    query = query.where(sql<boolean>`(users.username || ' ' || users.email) ilike ${part}`);
  }
  const [plan, ...otherPlans] = filter.plans ?? [];
  if (filter.plans && otherPlans.length > 0) {
    query = query.where('users.plan', '=', sql<string>`any(${[...filter.plans]}::text[])`);
  } else if (filter.plans) {
    // One plan, compared as such, keeps the order of the index on plan and time.
    query = query.where('users.plan', '=', plan ?? '');
  }
  if (filter.role) query = query.where('users.role', '=', filter.role);
  if (filter.emailVerified != null) {
    query = query.where('users.email_verified_at', filter.emailVerified ? 'is not' : 'is', null);
  }
  if (filter.suspended != null) {
    query = query.where('users.suspended_at', filter.suspended ? 'is not' : 'is', null);
  }
  if (filter.createdFrom) query = query.where('users.created_at', '>=', filter.createdFrom);
  if (filter.createdBefore) query = query.where('users.created_at', '<', filter.createdBefore);
  return query;
}

/** The columns of a row; instants as the text that `instantText` reads. */
export const userColumns = [
  'users.id',
  'users.username',
  'users.email',
  'users.role',
  'users.time_zone',
  'users.email_verified_at',
  'users.suspension_reason',
  'users.plan',
  sql<string>`users.created_at::text`.as('created_at'),
  sql<string | null>`users.last_seen_at::text`.as('last_seen_at'),
  sql<string | null>`users.suspended_at::text`.as('suspended_at'),
] as const;

interface Selected {
  id: string;
  username: string;
  email: string;
  role: 'member' | 'admin';
  time_zone: string;
  email_verified_at: Date | string | null;
  created_at: string;
  last_seen_at: string | null;
  suspended_at: string | null;
  suspension_reason: string | null;
  plan: string;
}

export function userFrom(row: Selected): UserRow {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    subscriptionPlan: row.plan,
    role: row.role,
    emailVerified: row.email_verified_at !== null,
    timeZone: row.time_zone,
    createdAt: instantText(row.created_at),
    lastSeenAt: instantTextOrNull(row.last_seen_at),
    suspendedAt: instantTextOrNull(row.suspended_at),
    suspensionReason: row.suspension_reason,
  };
}
