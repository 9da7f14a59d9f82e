import { familyRateLimits } from '@infinite/schema/catalogue/families';
import type { InviteByLinkInput } from '@infinite/schema/families/family.input';
import { familyWords } from '@infinite/schema/words/families.en';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { isRefused } from '#features/messages/delivery/index.ts';
import { lockFamily, requireRight } from '#features/people/families/index.ts';
import { FamilyInvitationEntity } from '#features/people/invitations/family-invitation.entity.ts';
import {
  lockOwnInvitation,
  type InvitationRow,
} from '#features/people/invitations/find-invitation.ts';
import { sendInvitationMail } from '#features/people/invitations/jobs/send-invitation-mail.job.ts';
import { refuseTooManyPeople } from '#features/people/invitations/people-limit.ts';
import { expiryOf, writeInvitation } from '#features/people/invitations/write-invitation.ts';
import { newToken } from '#platform/crypto/tokens.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

export interface MadeLink {
  readonly invitation: InvitationRow;
  readonly url: string;
}

/** An invitation that the owner passes on: the first account that accepts it joins. */
export async function inviteByLink(
  ctx: RequestContext,
  { role, words }: InviteByLinkInput,
): Promise<MadeLink> {
  const { userId } = requirePerson(ctx);
  const { familyId } = requireRight(ctx, 'managePeople');
  const { rateLimit } = ctx.app;
  await rateLimit.take('invitationsPerMember', userId, familyRateLimits.invitationsPerMember);
  return inTransaction(ctx, async (ctx) => {
    await lockFamily(ctx, familyId);
    const { token, hash } = newToken();
    const row = { familyId, invitedBy: userId, role, words, tokenHash: hash };
    const invitation = await writeInvitation(ctx, row);
    await refuseTooManyPeople(ctx, familyId);
    return { invitation, url: invitationUrl(ctx, token) };
  });
}

/**
 * Sends an invitation again, with a fresh link and a fresh fortnight: the old link is dead at once.
 * @returns the new link of an invitation by link; null for one by mail, whose link only the mail has
 * @throws AppError FORBIDDEN, NOT_FOUND, WRONG_STATE, RATE_LIMITED
 */
export async function resendInvitation(ctx: RequestContext, id: string): Promise<string | null> {
  const { userId } = requirePerson(ctx);
  const { rateLimit } = ctx.app;
  await rateLimit.take('invitationsPerMember', userId, familyRateLimits.invitationsPerMember);
  return inTransaction(ctx, async (ctx) => {
    const invitation = await lockOwnInvitation(ctx, id);
    const { email, emailKey } = invitation;
    if (email && emailKey) {
      if (await isRefused(ctx, email)) {
        throw new AppError('WRONG_STATE', { words: familyWords.takesNoMail });
      }
      await rateLimit.take('invitationPerAddress', emailKey, familyRateLimits.invitationPerAddress);
    }
    const fresh = emailKey ? null : newToken();
    const changes = { tokenHash: fresh?.hash ?? null, expiresAt: expiryOf(ctx) };
    await ctx.em.nativeUpdate(FamilyInvitationEntity, { id }, changes);
    if (emailKey) await ctx.jobs.enqueue(ctx, sendInvitationMail, { id });
    return fresh && invitationUrl(ctx, fresh.token);
  });
}

/** The link is dead from now on. @throws AppError FORBIDDEN, NOT_FOUND, WRONG_STATE */
export async function revokeInvitation(ctx: RequestContext, id: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await lockOwnInvitation(ctx, id);
    const changes = { revokedAt: ctx.clock.now(), tokenHash: null };
    await ctx.em.nativeUpdate(FamilyInvitationEntity, { id }, changes);
  });
}

function invitationUrl(ctx: RequestContext, token: string): string {
  return `${ctx.app.config.publicOrigin}/invitation/${token}`;
}
