import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { selectInvitations } from '#features/people/invitations/find-invitation.ts';

export interface ChildInvitation {
  readonly id: string;
  readonly childId: string;
  readonly email: string;
  readonly expiresAt: Temporal.Instant;
}

/** The open invitations to these profiles, by profile. Checks no permission. */
export async function openInvitationsOf(
  ctx: RequestContext,
  childIds: readonly string[],
): Promise<Map<string, ChildInvitation>> {
  if (childIds.length === 0) return new Map();
  const rows = await selectInvitations(ctx)
    .where('childId', 'in', [...childIds])
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', ctx.clock.now())
    .execute();
  return new Map(
    rows.flatMap(({ id, childId, email, expiresAt }) =>
      childId && email ? [[childId, { id, childId, email, expiresAt }] as const] : [],
    ),
  );
}
