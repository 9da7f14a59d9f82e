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
import { compiledOnce } from '#platform/database/compiled-once.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { asPrepared } from '#platform/database/prepared.ts';

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
  const values = { id: id ?? '', name, address: address ?? '' };
  const exact = (named: typeof values) =>
    filteredUsers(em, { ...filter, search: null })
      .select(userColumns)
      .where(
        id
          ? sql<boolean>`users.id = ${named.id}::uuid`
          : sql<boolean>`(users.username_key = ${named.name} or users.email_key = ${named.address})`,
      )
      .orderBy(sql`users.username_key = ${named.name} desc`)
      .limit(sql.lit(1))
      .modifyFront(asPrepared);
  const [row] = isAlone(filter)
    ? await runCompiled(em, id ? 'id' : 'name', values, exact)
    : await exact(values).execute();
  return row ? userFrom(row) : null;
}

type ExactRow = Parameters<typeof userFrom>[0];

const runCompiled = compiledOnce<ExactRow>();

/** Whether nothing but the search narrows, so that the statement has one of two shapes. */
function isAlone({ search: _, ...others }: UserFilterInput): boolean {
  return Object.values(others).every((value) => value == null);
}
