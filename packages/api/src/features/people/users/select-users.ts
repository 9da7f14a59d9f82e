import type { AccountRole } from '@infinite/schema/catalogue/staff';
import type { UserFilterInput } from '@infinite/schema/users/user-list.input';
import { sql } from 'kysely';
import { z } from 'zod';
import { memberIdsOf } from '#features/people/families/index.ts';
import { selectUsers } from '#features/people/identity/index.ts';
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
  readonly role: AccountRole;
  readonly emailVerified: boolean;
  readonly timeZone: string;
  readonly createdAt: InstantText;
  readonly lastSeenAt: InstantText | null;
  readonly suspendedAt: InstantText | null;
  readonly suspensionReason: string | null;
}

/** The accounts that the filter leaves; deleted ones are never among them. */
export function filteredUsers(em: EntityManager, filter: UserFilterInput) {
  let query = selectUsers(em)
    .where('users.deletedAt', 'is', null)
    .where(sql<boolean>`not users.sample`);
  if (filter.search) {
    const part = `%${filter.search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    // Written as the index on it is.
    const matches = sql<boolean>`(users.username || ' ' || users.email) ilike ${part}`;
    const named = selectUsers(em).select('users.id').where(matches);
    query = z.guid().safeParse(filter.search).success
      ? query.where(sql<boolean>`users.id in (${named} union select ${filter.search}::uuid
          union select user_id from ${memberIdsOf(filter.search)} members)`)
      : query.where(matches);
  }
  if (filter.ids) query = query.where(sql<boolean>`users.id = any(${[...filter.ids]}::uuid[])`);
  const [plan, ...otherPlans] = filter.plans ?? [];
  if (filter.plans && otherPlans.length > 0) {
    query = query.where('users.plan', '=', sql<string>`any(${[...filter.plans]}::text[])`);
  } else if (filter.plans) {
    // One plan, compared as such, keeps the order of the index on plan and time.
    query = query.where('users.plan', '=', plan ?? '');
  }
  if (filter.role) query = query.where('users.role', '=', filter.role);
  if (filter.emailVerified != null) {
    query = query.where('users.emailVerifiedAt', filter.emailVerified ? 'is not' : 'is', null);
  }
  if (filter.suspended != null) {
    query = query.where('users.suspendedAt', filter.suspended ? 'is not' : 'is', null);
  }
  if (filter.createdFrom) {
    query = query.where(sql<boolean>`users.created_at >= ${filter.createdFrom}`);
  }
  if (filter.createdBefore) {
    query = query.where(sql<boolean>`users.created_at < ${filter.createdBefore}`);
  }
  return query;
}

/**
 * The columns of a row, with instants as the text that `instantText` reads: in a list of 50 rows,
 * making instants and writing them again takes longer than the database does.
 */
export const userColumns = [
  'users.id',
  'users.username',
  'users.email',
  'users.role',
  'users.timeZone',
  'users.suspensionReason',
  'users.plan',
  sql<boolean>`users.email_verified_at is not null`.as('emailVerified'),
  sql<string>`users.created_at::text`.as('createdAt'),
  sql<string | null>`users.last_seen_at::text`.as('lastSeenAt'),
  sql<string | null>`users.suspended_at::text`.as('suspendedAt'),
] as const;

interface Selected extends Omit<
  UserRow,
  'subscriptionPlan' | 'createdAt' | 'lastSeenAt' | 'suspendedAt'
> {
  readonly plan: string;
  readonly createdAt: string;
  readonly lastSeenAt: string | null;
  readonly suspendedAt: string | null;
}

export function userFrom(row: Selected): UserRow {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    subscriptionPlan: row.plan,
    role: row.role,
    emailVerified: row.emailVerified,
    timeZone: row.timeZone,
    createdAt: instantText(row.createdAt),
    lastSeenAt: instantTextOrNull(row.lastSeenAt),
    suspendedAt: instantTextOrNull(row.suspendedAt),
    suspensionReason: row.suspensionReason,
  };
}
