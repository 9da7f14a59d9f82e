import { familyLimits, familyRateLimits } from '@infinite/schema/catalogue/families';
import { familyWords } from '@infinite/schema/words/families.en';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { createFamily } from '#features/people/families/create-family.ts';
import { FamilyEntity, MembershipEntity } from '#features/people/families/family.entity.ts';
import { requireRight, standingOf } from '#features/people/families/standing.ts';
import { lockUser, moveSession } from '#features/people/identity/index.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** Makes one more family of the current user's own; new pages show it. @returns its id */
export async function startFamily(ctx: RequestContext, name: string): Promise<string> {
  const { userId, sessionId } = requirePerson(ctx);
  await ctx.app.rateLimit.take('familiesPerMember', userId, familyRateLimits.familiesPerMember);
  return inTransaction(ctx, async (ctx) => {
    await lockUser(ctx.em, userId);
    const owned = await ctx.em.count(MembershipEntity, { userId, role: 'owner' });
    if (owned >= familyLimits.ownedPerAccount) {
      throw new AppError('WRONG_STATE', { words: familyWords.tooManyFamilies });
    }
    const familyId = await createFamily(ctx, { name, ownerId: userId });
    await moveSession(ctx.em, { sessionId, familyId });
    return familyId;
  });
}

/** @throws AppError FORBIDDEN */
export async function renameFamily(ctx: RequestContext, name: string): Promise<void> {
  requirePerson(ctx);
  const { familyId } = requireRight(ctx, 'renameFamily');
  await ctx.em.nativeUpdate(FamilyEntity, { id: familyId }, { name });
}

/**
 * The pages that this session opens from now on show that family. Open pages keep theirs.
 * @throws AppError NOT_FOUND for a family that the user never belonged to
 */
export async function switchFamily(ctx: RequestContext, familyId: string): Promise<void> {
  const { userId, sessionId } = requirePerson(ctx);
  if ((await standingOf(ctx, familyId, userId)) === null) throw new AppError('NOT_FOUND');
  await moveSession(ctx.em, { sessionId, familyId });
}
