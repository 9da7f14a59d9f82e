import { accountWords } from '@infinite/schema/words/accounts.en';
import { familyWords } from '@infinite/schema/words/families.en';
import { sql } from 'kysely';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { createFamily } from '#features/people/families/create-family.ts';
import { familyOfUser } from '#features/people/families/family-of-user.ts';
import { MembershipEntity } from '#features/people/families/family.entity.ts';
import {
  canLeaveFamily,
  canManageMember,
} from '#features/people/families/people/family-people.policy.ts';
import { lockMember, type FoundMember } from '#features/people/families/people/find-member.ts';
import { requireRight } from '#features/people/families/standing.ts';
import { announceChange } from '#features/people/families/people-changes.ts';
import { findUser, moveSessionsOf } from '#features/people/identity/index.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * The current user leaves the family in view. What becomes of what they made is in
 * docs/decisions/301-what-stays-when-a-member-leaves.md.
 * @throws AppError FORBIDDEN for the owner
 */
export async function leaveFamily(ctx: RequestContext): Promise<void> {
  const { userId } = requirePerson(ctx);
  await inTransaction(ctx, async (ctx) => {
    const member = await lockMember(ctx, userId);
    if (!canLeaveFamily(ctx.actor, member)) {
      throw new AppError('FORBIDDEN', { words: familyWords.ownerStays });
    }
    await depart(ctx, member, { removed: false });
  });
}

/** @throws AppError FORBIDDEN, NOT_FOUND */
export async function removeMember(ctx: RequestContext, userId: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const member = await lockMember(ctx, userId);
    requireRight(ctx, 'managePeople');
    if (!canManageMember(ctx.actor, member)) {
      throw new AppError('FORBIDDEN', { words: familyWords.ownerKept });
    }
    await depart(ctx, member, { removed: true });
  });
}

async function depart(
  ctx: RequestContext,
  { familyId, userId, role }: FoundMember,
  { removed }: { removed: boolean },
): Promise<void> {
  await ctx.em.nativeDelete(MembershipEntity, { familyId, userId });
  await rowsOf(
    ctx.em,
    sql`
      insert into former_members (family_id, user_id, role, left_at, removed)
      values (${familyId}, ${userId}, ${role}, ${ctx.clock.now()}, ${removed})`,
  );
  await rowsOf(
    ctx.em,
    sql`delete from ownership_offers where family_id = ${familyId} and to_user_id = ${userId}`,
  );
  await moveSessionsOf(ctx.em, { userId, from: familyId, to: await nextFamily(ctx, userId) });
  await announceChange(ctx, { familyId, userId, what: removed ? 'removed' : 'left' });
}

/** Where the user goes on: nobody is without a family. */
async function nextFamily(ctx: RequestContext, userId: string): Promise<string> {
  if ((await ctx.em.count(MembershipEntity, { userId })) > 0) return familyOfUser(ctx, userId);
  const user = await findUser(ctx.em, userId);
  const name = accountWords.familyOf(user?.username ?? '');
  return createFamily(ctx, { name, ownerId: userId });
}
