import { displayName } from '@infinite/schema/accounts/session-user';
import type { RequestContext } from '#platform/context.ts';
import type { FamilyRole } from '#features/people/families/index.ts';
import { usersOf } from '#features/people/identity/index.ts';
import type { FamilyInvitationRow } from '#features/people/invitations/family-invitation.entity.ts';
import { stateOf } from '#features/people/invitations/invitation-state.ts';
import { profilesOf } from '#features/people/invitations/invited-profiles.ts';
import type {
  FamilyInvitation,
  InvitationState,
} from '#features/people/invitations/invitation.types.ts';

/** Invitations as the owner sees them, with the names of who sent and accepted each. */
export async function invitationTypes(
  ctx: RequestContext,
  rows: readonly Omit<FamilyInvitationRow, 'tokenHash' | 'sealedWords'>[],
): Promise<FamilyInvitation[]> {
  const ids = rows.flatMap(({ invitedBy, acceptedBy }) => [invitedBy, acceptedBy]);
  const users = await usersOf(
    ctx.em,
    ids.filter((id) => id !== null),
  );
  const nameOf = (id: string) => {
    const user = users.get(id);
    return user ? displayName(user) : '';
  };
  const children = await namesOfChildren(ctx, rows);
  const now = ctx.clock.now();
  return rows.map((row) => ({
    id: row.id,
    role: row.role as FamilyRole,
    name: row.name,
    email: row.email,
    child: row.childId && (children.get(row.childId) ?? ''),
    state: stateOf(row, now) as InvitationState,
    invitedBy: nameOf(row.invitedBy),
    acceptedBy: row.acceptedBy && nameOf(row.acceptedBy),
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
    acceptedAt: row.acceptedAt,
  }));
}

async function namesOfChildren(
  ctx: RequestContext,
  rows: readonly Pick<FamilyInvitationRow, 'childId'>[],
): Promise<Map<string, string>> {
  const ids = rows.flatMap(({ childId }) => childId ?? []);
  return ids.length === 0 ? new Map() : profilesOf(ctx).namesOf(ctx, ids);
}
