import { emailKey } from '@infinite/schema/accounts/email-address';
import type { UserFilterInput } from '@infinite/schema/users/user-list.input';
import { sql } from 'kysely';
import { z } from 'zod';
import { usernameKey } from '#features/people/accounts/index.ts';
import {
  filteredUsers,
  userColumns,
  userFrom,
  type UserRow,
} from '#features/people/users/select-users.ts';
import type { EntityManager } from '#platform/database/orm.ts';

/**
 * The one account that a search names whole: by its id, else its username, else its address. It
 * must match the rest of the filter, too.
 */
export async function findExact(
  em: EntityManager,
  filter: UserFilterInput,
): Promise<UserRow | null> {
  const { search } = filter;
  if (!search) return null;
  const name = usernameKey(search);
  const address = emailKey(search);
  const id = z.guid().safeParse(search).success ? search : null;
  const isNamed = id
    ? sql<boolean>`users.id = ${id}::uuid`
    : sql<boolean>`(users.username_key = ${name} or users.email_key = ${address})`;
  const row = await filteredUsers(em, { ...filter, search: null })
    .select(userColumns)
    .where(isNamed)
    .orderBy(sql`users.username_key = ${name} desc`)
    .limit(1)
    .executeTakeFirst();
  return row ? userFrom(row) : null;
}
