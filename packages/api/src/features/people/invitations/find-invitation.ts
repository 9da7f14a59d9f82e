import { z } from 'zod';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { requireRight } from '#features/people/families/index.ts';
import {
  FamilyInvitationEntity,
  type FamilyInvitationRow,
} from '#features/people/invitations/family-invitation.entity.ts';
import { stateOf } from '#features/people/invitations/invitation-state.ts';
import { hashToken } from '#platform/crypto/tokens.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** Rows of invitations, without what only their mail needs. */
export function selectInvitations(ctx: Pick<RequestContext, 'em'>) {
  return tables(ctx.em, FamilyInvitationEntity)
    .selectFrom('family_invitations')
    .select(['id', 'familyId', 'invitedBy', 'role', 'name', 'email', 'emailKey', 'sentAt'])
    .select(['createdAt', 'expiresAt', 'acceptedAt', 'acceptedBy', 'revokedAt'])
    .select(['declinedAt', 'sealedWords', 'childId']);
}

export type InvitationRow = Omit<FamilyInvitationRow, 'tokenHash'>;

/**
 * An invitation of the family in view that nobody accepted and nobody revoked, locked until the
 * transaction ends. It may have expired.
 * @throws AppError FORBIDDEN, NOT_FOUND
 */
export async function lockOwnInvitation(ctx: RequestContext, id: string): Promise<InvitationRow> {
  requirePerson(ctx);
  const row = z.guid().safeParse(id).success
    ? await selectInvitations(ctx).where('id', '=', id).forUpdate().executeTakeFirst()
    : undefined;
  const { familyId, userId } = requirePerson(ctx);
  if (!row || row.familyId !== familyId) throw new AppError('NOT_FOUND');
  // A parent who is not the owner takes their own back.
  if (row.childId === null || row.invitedBy !== userId) requireRight(ctx, 'managePeople');
  if (row.acceptedAt || row.revokedAt) throw new AppError('WRONG_STATE');
  return row;
}

/** The open invitation of a link; undefined for every other link. */
export async function findOpenInvitation(
  ctx: RequestContext,
  token: string,
): Promise<InvitationRow | undefined> {
  const row = await selectInvitations(ctx)
    .where('tokenHash', '=', hashToken(token))
    .executeTakeFirst();
  return row && stateOf(row, ctx.clock.now()) === 'OPEN' ? row : undefined;
}
