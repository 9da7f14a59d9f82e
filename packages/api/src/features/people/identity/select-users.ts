import { UserEntity } from '#features/people/identity/user.entity.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { tables } from '#platform/database/tables.ts';

/** A typed query on accounts, deleted ones and samples among them; its table is `users`. */
export function selectUsers(em: EntityManager) {
  return tables(em, UserEntity).selectFrom('users');
}
