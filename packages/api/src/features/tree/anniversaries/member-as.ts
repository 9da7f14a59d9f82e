import type { FamilyStanding } from '@infinite/schema/catalogue/families';
import type { Member } from '#platform/context.ts';

/** A member for whom something is read while they are not signed in. */
export function memberAs(of: {
  readonly familyId: string;
  readonly userId: string;
  readonly standing: FamilyStanding;
}): Member {
  const { familyId, userId, standing } = of;
  return {
    ...{ kind: 'member', userId, sessionId: null, role: 'member' },
    ...{ familyId, familyRole: standing },
  };
}
