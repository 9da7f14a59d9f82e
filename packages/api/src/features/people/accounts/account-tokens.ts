import type { Temporal } from 'temporal-polyfill';
import { accountLinkLifetime } from '@infinite/schema/catalogue/auth';
import type { RequestContext } from '#platform/context.ts';
import {
  AccountTokenEntity,
  type AccountToken,
  type AccountTokenPurpose,
} from '#features/people/accounts/account-token.entity.ts';
import { newId } from '#platform/database/id.ts';
import { hashToken, newToken } from '#platform/crypto/tokens.ts';
import { AppError } from '#platform/errors/app-error.ts';

const lifetimes: Record<AccountTokenPurpose, Temporal.DurationLike> = {
  'verify-email': { hours: accountLinkLifetime.verifyEmailHours },
  'reset-password': { minutes: accountLinkLifetime.resetPasswordMinutes },
  'set-password': { hours: accountLinkLifetime.setPasswordHours },
  'approve-email': { hours: accountLinkLifetime.changeEmailHours },
  'new-email': { hours: accountLinkLifetime.changeEmailHours },
};

/** A new link; only its hash is kept. Links given out before stay good until one is used. */
export async function issueAccountToken(
  ctx: RequestContext,
  user: { id: string; email: string },
  purpose: AccountTokenPurpose,
): Promise<{ id: string; token: string; expiresAt: Temporal.Instant }> {
  const { token, hash } = newToken();
  const now = ctx.clock.now();
  const id = newId();
  const expiresAt = now.add(lifetimes[purpose]);
  await ctx.em.insert(AccountTokenEntity, {
    id,
    userId: user.id,
    purpose,
    tokenHash: hash,
    email: user.email,
    expiresAt,
    usedAt: null,
    createdAt: now,
  });
  return { id, token, expiresAt };
}

/**
 * Consumes a link. A conditional update decides, so that only one of two concurrent uses wins. Call
 * inside a transaction: if the operation fails, the link stays valid.
 * @throws AppError LINK_EXPIRED when it is unknown, used, expired or for something else
 */
export async function consumeAccountToken(
  ctx: RequestContext,
  token: string,
  purposes: readonly AccountTokenPurpose[],
): Promise<AccountToken> {
  const now = ctx.clock.now();
  const tokenHash = hashToken(token);
  const used = await ctx.em.nativeUpdate(
    AccountTokenEntity,
    { tokenHash, purpose: { $in: [...purposes] }, usedAt: null, expiresAt: { $gt: now } },
    { usedAt: now },
  );
  if (used !== 1) throw new AppError('LINK_EXPIRED', { log: 'an account link did not hold' });
  return ctx.em.findOneOrFail(AccountTokenEntity, { tokenHash });
}

/** Uses up every link of these purposes that the user still has. */
export async function revokeAccountTokens(
  ctx: RequestContext,
  userId: string,
  purposes: readonly AccountTokenPurpose[],
): Promise<void> {
  await ctx.em.nativeUpdate(
    AccountTokenEntity,
    { userId, purpose: { $in: [...purposes] }, usedAt: null },
    { usedAt: ctx.clock.now() },
  );
}
