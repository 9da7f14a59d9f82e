import { UserEntity, type User } from '#features/people/identity/user.entity.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { tables } from '#platform/database/tables.ts';

type NewUser = Pick<
  User,
  | 'id'
  | 'email'
  | 'emailKey'
  | 'username'
  | 'usernameKey'
  | 'passwordHash'
  | 'timeZone'
  | 'createdAt'
  | 'lastSeenAt'
>;

/** False when e-mail or username is taken; a failed insert would abort the transaction instead. */
export async function insertIfFree(em: EntityManager, user: NewUser): Promise<boolean> {
  const inserted = await tables(em, UserEntity)
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}
