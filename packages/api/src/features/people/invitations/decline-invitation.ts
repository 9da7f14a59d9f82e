import { familyRateLimits } from '@infinite/schema/catalogue/families';
import type { RequestContext } from '#platform/context.ts';
import { FamilyInvitationEntity } from '#features/people/invitations/family-invitation.entity.ts';
import { selectInvitations } from '#features/people/invitations/find-invitation.ts';
import { stateOf } from '#features/people/invitations/invitation-state.ts';
import { hashToken } from '#platform/crypto/tokens.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { networkOf } from '#platform/http/network-of.ts';

/**
 * 'No, thank you', from the holder of the link: it opens nothing from now on, and the family reads
 * that it was declined. Nobody needs an account for it.
 * @returns whether it is declined now; false for a link that is dead for another reason
 */
export async function declineInvitation(ctx: RequestContext, token: string): Promise<boolean> {
  const { openPerNetwork } = familyRateLimits;
  await ctx.app.rateLimit.take('openPerNetwork', networkOf(ctx.meta.ip), openPerNetwork);
  return inTransaction(ctx, async (ctx) => {
    const row = await selectInvitations(ctx)
      .where('tokenHash', '=', hashToken(token))
      .forUpdate()
      .executeTakeFirst();
    if (!row) return false;
    const now = ctx.clock.now();
    const state = stateOf(row, now);
    if (state !== 'OPEN') return state === 'DECLINED';
    const changes = { revokedAt: now, declinedAt: now };
    await ctx.em.nativeUpdate(FamilyInvitationEntity, { id: row.id }, changes);
    return true;
  });
}
