import type { RequestContext } from '#context.ts';
import { AccountTokenEntity } from '#features/people/accounts/account-token.entity.ts';
import { endSessionsOf } from '#features/people/accounts/sessions.ts';
import type { EntityManager } from '#platform/database/orm.ts';

interface AccountTables {
  users: {
    id: string;
    email: string;
    email_key: string;
    username: string;
    username_key: string;
    password_hash: string | null;
    role: 'member' | 'admin';
    email_verified_at: string | null;
    suspended_at: string | null;
    suspension_reason: string | null;
    deleted_at: string | null;
  };
}

/**
 * Empties the account: nobody signs in to it again, and its address and name are free. The row
 * stays, because what was sent and its ledger name it.
 */
export async function closeAccount(ctx: RequestContext, userId: string): Promise<void> {
  const name = `deleted-${userId}`;
  // RFC 2606: no mail can ever go to it.
  const address = `${name}@deleted.invalid`;
  await endSessionsOf(ctx, userId);
  await ctx.em.nativeDelete(AccountTokenEntity, { userId });
  await tables(ctx.em)
    .updateTable('users')
    .set({
      email: address,
      email_key: address,
      username: name,
      username_key: name,
      password_hash: null,
      role: 'member',
      email_verified_at: null,
      suspended_at: null,
      suspension_reason: null,
      deleted_at: ctx.clock.now().toString(),
    })
    .where('id', '=', userId)
    .execute();
}

const tables = (em: EntityManager) => em.getKysely<AccountTables>();
