import type { Temporal } from 'temporal-polyfill';
import type { FamilyInvitationRow } from '#features/people/invitations/family-invitation.entity.ts';

export type InvitationStateName = 'OPEN' | 'ACCEPTED' | 'DECLINED' | 'REVOKED' | 'EXPIRED';

/** Derived from what happened to the invitation, and from the time. */
export function stateOf(
  row: Pick<FamilyInvitationRow, 'acceptedAt' | 'declinedAt' | 'revokedAt' | 'expiresAt'>,
  now: Temporal.Instant,
): InvitationStateName {
  if (row.acceptedAt) return 'ACCEPTED';
  if (row.declinedAt) return 'DECLINED';
  if (row.revokedAt) return 'REVOKED';
  return row.expiresAt.epochMilliseconds <= now.epochMilliseconds ? 'EXPIRED' : 'OPEN';
}
