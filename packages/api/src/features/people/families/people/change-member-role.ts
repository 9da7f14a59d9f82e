import type { GivenRoleName } from '@infinite/schema/catalogue/families';
import { familyWords } from '@infinite/schema/words/families.en';
import type { RequestContext } from '#platform/context.ts';
import { MembershipEntity } from '#features/people/families/family.entity.ts';
import { canManageMember } from '#features/people/families/people/family-people.policy.ts';
import { announceChange } from '#features/people/families/people-changes.ts';
import { lockMember } from '#features/people/families/people/find-member.ts';
import { requireRight } from '#features/people/families/standing.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Counts from the member's next request, on pages that are open too.
 * @throws AppError FORBIDDEN, NOT_FOUND
 */
export async function changeMemberRole(
  ctx: RequestContext,
  { userId, role }: { userId: string; role: GivenRoleName },
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const member = await lockMember(ctx, userId);
    requireRight(ctx, 'managePeople');
    if (!canManageMember(ctx.actor, member)) {
      throw new AppError('FORBIDDEN', { words: familyWords.ownerKept });
    }
    const { familyId } = member;
    if (member.role === role) return;
    await ctx.em.nativeUpdate(MembershipEntity, { familyId, userId }, { role });
    await announceChange(ctx, { familyId, userId, what: 'role', role });
  });
}
