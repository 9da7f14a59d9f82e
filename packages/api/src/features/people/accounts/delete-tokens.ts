import { AccountTokenEntity } from '#features/people/accounts/account-token.entity.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { tables } from '#platform/database/tables.ts';

/** Deletes the links that were mailed to these accounts. */
export async function deleteTokensOf(em: EntityManager, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await tables(em, AccountTokenEntity)
    .deleteFrom('account_tokens')
    .where('userId', 'in', userIds)
    .execute();
}
