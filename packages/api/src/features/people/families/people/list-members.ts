import { familyLimits } from '@infinite/schema/catalogue/families';
import { displayName } from '@infinite/schema/accounts/session-user';
import type { RequestContext } from '#platform/context.ts';
import { MembershipEntity } from '#features/people/families/family.entity.ts';
import type {
  FamilyMember,
  FamilyRole,
} from '#features/people/families/people/family-people.types.ts';
import { mayAct, requireRight } from '#features/people/families/standing.ts';
import { usersOf } from '#features/people/identity/index.ts';
import { tables } from '#platform/database/tables.ts';

/** Everyone in the family in view, in the order they joined. */
export async function listMembers(ctx: RequestContext): Promise<FamilyMember[]> {
  const { familyId, userId } = requireRight(ctx, 'seePeople');
  const rows = await tables(ctx.em, MembershipEntity)
    .selectFrom('memberships')
    .select(['userId', 'role', 'createdAt'])
    .where('familyId', '=', familyId)
    .orderBy('createdAt')
    .orderBy('userId')
    .limit(familyLimits.people)
    .execute();
  const users = await usersOf(
    ctx.em,
    rows.map((row) => row.userId),
  );
  const seesAddresses = mayAct(ctx.actor, 'managePeople');
  return rows.flatMap((row) => {
    const user = users.get(row.userId);
    if (!user) return [];
    const you = row.userId === userId;
    return {
      id: row.userId,
      name: displayName(user),
      email: you || seesAddresses ? user.email : null,
      role: row.role as FamilyRole,
      joinedAt: row.createdAt,
      you,
    };
  });
}
