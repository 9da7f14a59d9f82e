import type { RequestContext } from '#context.ts';
import { AccountTokenEntity } from '#features/accounts/account-token.entity.ts';
import { hashToken } from '#platform/crypto/tokens.ts';

/** Whether a link of ours still opens something. */
export type AccountLinkState = 'GOOD' | 'OVER' | 'UNKNOWN';

/** Reading changes nothing: mail scanners open every link. */
export async function readAccountLink(
  ctx: RequestContext,
  token: string,
): Promise<AccountLinkState> {
  const link = await ctx.em.findOne(AccountTokenEntity, { tokenHash: hashToken(token) });
  if (!link) return 'UNKNOWN';
  const now = ctx.clock.now().epochMilliseconds;
  return link.usedAt || link.expiresAt.epochMilliseconds <= now ? 'OVER' : 'GOOD';
}
