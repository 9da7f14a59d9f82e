import { UserEntity } from '#features/people/accounts/user.entity.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { tables } from '#platform/database/tables.ts';

/** Whom a mail to an account addresses; undefined when the account is gone. */
export function contactOf({ em }: { em: EntityManager }, userId: string) {
  return tables(em, UserEntity)
    .selectFrom('users')
    .select(['username', 'email', 'role'])
    .where('id', '=', userId)
    .executeTakeFirst();
}
