import { familyLimits } from '@infinite/schema/catalogue/families';
import type { GivenRoleName } from '@infinite/schema/catalogue/families';
import type { RequestContext } from '#platform/context.ts';
import { sealWords } from '#features/people/families/index.ts';
import { FamilyInvitationEntity } from '#features/people/invitations/family-invitation.entity.ts';
import type { InvitationRow } from '#features/people/invitations/find-invitation.ts';
import { newId } from '#platform/database/id.ts';

interface NewInvitation {
  readonly familyId: string;
  readonly invitedBy: string;
  readonly role: GivenRoleName;
  readonly words: string;
  readonly name?: string;
  /** With its key; none for an invitation by link. */
  readonly to?: { readonly email: string; readonly emailKey: string };
  readonly tokenHash?: string;
  readonly childId?: string;
}

/** Writes the row; the caller has checked the right and the limits. */
export async function writeInvitation(
  ctx: RequestContext,
  { familyId, invitedBy, role, words, name = '', to, tokenHash, childId }: NewInvitation,
): Promise<InvitationRow> {
  const id = newId();
  const row = {
    id,
    familyId,
    invitedBy,
    role,
    name,
    email: to?.email ?? null,
    emailKey: to?.emailKey ?? null,
    childId: childId ?? null,
    sealedWords: await sealWords(ctx, familyId, { kind: 'invitation-words', row: id }, words),
    sentAt: null,
    createdAt: ctx.clock.now(),
    expiresAt: expiryOf(ctx),
    acceptedAt: null,
    acceptedBy: null,
    revokedAt: null,
    declinedAt: null,
  };
  await ctx.em.insert(FamilyInvitationEntity, { ...row, tokenHash: tokenHash ?? null });
  return row;
}

export const expiryOf = (ctx: RequestContext) =>
  ctx.clock.now().add({ hours: familyLimits.invitationDays * 24 });
