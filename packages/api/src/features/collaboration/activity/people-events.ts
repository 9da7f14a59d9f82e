import type { RequestContext } from '#platform/context.ts';
import { recordEvent } from '#features/collaboration/activity/record-event.ts';
import type { JoinedMember, PeopleChange } from '#features/people/families/index.ts';

export async function recordJoined(
  ctx: RequestContext,
  { familyId, userId, role }: JoinedMember,
): Promise<void> {
  // Nobody joins as the owner of a family that exists.
  const kind = role === 'owner' ? 'FAMILY_STARTED' : 'MEMBER_JOINED';
  await recordEvent(ctx, { familyId, kind, actorId: userId });
}

/** Whether somebody went or was removed is between them and the owner. */
export async function recordChange(ctx: RequestContext, change: PeopleChange): Promise<void> {
  const { familyId, userId: actorId, what } = change;
  switch (what) {
    case 'left':
    case 'removed':
      return recordEvent(ctx, { familyId, kind: 'MEMBER_LEFT', actorId });
    case 'role':
      return recordEvent(ctx, { familyId, kind: 'ROLE_CHANGED', actorId, role: change.role });
    case 'offered':
  }
}
