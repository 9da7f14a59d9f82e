import { UserEntity } from '#features/people/identity/user.entity.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { tables } from '#platform/database/tables.ts';

/** Stores the name that recipients read; the caller has checked it. */
export async function storeSenderName(
  em: EntityManager,
  userId: string,
  senderName: string,
): Promise<void> {
  await tables(em, UserEntity)
    .updateTable('users')
    .set({ senderName })
    .where('id', '=', userId)
    .execute();
}
