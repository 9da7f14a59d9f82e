import type { RequestContext } from '#platform/context.ts';
import { AccountTokenEntity } from '#features/people/accounts/account-token.entity.ts';
import { accountOf } from '#features/people/accounts/find-account.ts';
import { hashToken } from '#platform/crypto/tokens.ts';

/** Whether a link of ours still opens something; CONFIRMED: its address is, so nothing is left. */
export type AccountLinkState = 'GOOD' | 'OVER' | 'CONFIRMED' | 'UNKNOWN';

/** Reading changes nothing: mail scanners open every link. */
export async function readAccountLink(
  ctx: RequestContext,
  token: string,
): Promise<AccountLinkState> {
  const link = await ctx.em.findOne(AccountTokenEntity, { tokenHash: hashToken(token) });
  if (!link) return 'UNKNOWN';
  const now = ctx.clock.now().epochMilliseconds;
  if (!link.usedAt && link.expiresAt.epochMilliseconds > now) return 'GOOD';
  if (link.purpose !== 'verify-email') return 'OVER';
  const { email, emailVerified } = await accountOf(ctx, link.userId);
  return emailVerified && email === link.email ? 'CONFIRMED' : 'OVER';
}
