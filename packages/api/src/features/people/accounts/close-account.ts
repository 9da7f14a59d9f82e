import type { RequestContext } from '#platform/context.ts';
import { AccountTokenEntity } from '#features/people/accounts/account-token.entity.ts';
import { EmailChangeEntity } from '#features/people/accounts/email-change.entity.ts';
import { forgetSecondStepsOf } from '#features/people/accounts/second-step.ts';
import { endSessionsOf } from '#features/people/accounts/sessions.ts';
import { UserEntity } from '#features/people/identity/index.ts';
import { forgetSecondFactorOf } from '#features/people/security/index.ts';

/**
 * Empties the account: nobody signs in to it again, and its address and name are free. The row
 * stays, because messages and their ledger name it.
 */
export async function closeAccount(ctx: RequestContext, userId: string): Promise<void> {
  const name = `deleted-${userId}`;
  // RFC 2606: no mail can ever go to it.
  const address = `${name}@deleted.invalid`;
  await endSessionsOf(ctx, userId);
  await forgetSecondStepsOf(ctx, userId);
  await forgetSecondFactorOf(ctx, userId);
  await ctx.em.nativeDelete(AccountTokenEntity, { userId });
  await ctx.em.nativeDelete(EmailChangeEntity, { userId });
  await ctx.em.nativeUpdate(
    UserEntity,
    { id: userId },
    {
      email: address,
      emailKey: address,
      username: name,
      usernameKey: name,
      passwordHash: null,
      role: 'member',
      emailVerifiedAt: null,
      suspendedAt: null,
      suspensionReason: null,
      deletedAt: ctx.clock.now(),
    },
  );
}
