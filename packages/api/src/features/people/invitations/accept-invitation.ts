import { emailKey } from '@infinite/schema/accounts/email-address';
import { familyRateLimits } from '@infinite/schema/catalogue/families';
import { familyWords } from '@infinite/schema/words/families.en';
import { requirePerson, type Person, type RequestContext } from '#platform/context.ts';
import { markVerified } from '#features/people/accounts/index.ts';
import { hasMembers, joinFamily, lockFamily, standingOf } from '#features/people/families/index.ts';
import { findUser, moveSession } from '#features/people/identity/index.ts';
import { FamilyInvitationEntity } from '#features/people/invitations/family-invitation.entity.ts';
import {
  selectInvitations,
  type InvitationRow,
} from '#features/people/invitations/find-invitation.ts';
import { stateOf } from '#features/people/invitations/invitation-state.ts';
import { profilesOf } from '#features/people/invitations/invited-profiles.ts';
import { shortened } from '#features/people/invitations/open-invitation.ts';
import { hashToken } from '#platform/crypto/tokens.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { networkOf } from '#platform/http/network-of.ts';

/**
 * The signed-in user joins the family; new pages show it. Accepting twice is accepting once.
 * @returns the family's id
 * @throws AppError LINK_EXPIRED; FORBIDDEN for another address; WRONG_STATE for a member
 */
export async function acceptInvitation(ctx: RequestContext, token: string): Promise<string> {
  const { userId, sessionId } = requirePerson(ctx);
  const { openPerNetwork } = familyRateLimits;
  await ctx.app.rateLimit.take('openPerNetwork', networkOf(ctx.meta.ip), openPerNetwork);
  return inTransaction(ctx, async (ctx) => {
    const row = await selectInvitations(ctx)
      .where('tokenHash', '=', hashToken(token))
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw gone();
    const { familyId } = row;
    if (row.acceptedBy !== userId) await join(ctx, row);
    else if ((await standingNow(ctx, familyId, userId)) === 'none') throw gone();
    await moveSession(ctx.em, { sessionId, familyId });
    return familyId;
  });
}

async function join(ctx: RequestContext, row: InvitationRow): Promise<void> {
  const { userId } = requirePerson(ctx);
  const { familyId, role, id } = row;
  if (stateOf(row, ctx.clock.now()) !== 'OPEN') throw gone();
  await lockFamily(ctx, familyId);
  if (!(await hasMembers(ctx, familyId))) throw gone();
  await proveAddress(ctx, row, requirePerson(ctx));
  const isIn = (await standingNow(ctx, familyId, userId)) !== 'none';
  // A child may have joined before, with an account of their own.
  if (isIn && row.childId === null) {
    throw new AppError('WRONG_STATE', { words: familyWords.alreadyIn });
  }
  if (!isIn) await joinFamily(ctx, { familyId, userId, role });
  if (row.childId !== null) await profilesOf(ctx).handOver(ctx, row.childId);
  await ctx.em.nativeUpdate(
    FamilyInvitationEntity,
    { id },
    { acceptedAt: ctx.clock.now(), acceptedBy: userId },
  );
}

async function standingNow(ctx: RequestContext, familyId: string, userId: string) {
  return (await standingOf(ctx, familyId, userId)) ?? 'none';
}

/** An invitation by mail is for its address alone; its link went nowhere else, so it proves it too. */
async function proveAddress(
  ctx: RequestContext,
  row: Pick<InvitationRow, 'email' | 'emailKey'>,
  { userId }: Person,
): Promise<void> {
  if (row.email === null) return;
  const user = await findUser(ctx.em, userId);
  if (!user || emailKey(user.email) !== row.emailKey) {
    throw new AppError('FORBIDDEN', { words: familyWords.otherAddress(shortened(row.email)) });
  }
  if (!user.emailVerifiedAt) await markVerified(ctx, userId);
}

const gone = () => new AppError('LINK_EXPIRED', { words: familyWords.invitationGone });
