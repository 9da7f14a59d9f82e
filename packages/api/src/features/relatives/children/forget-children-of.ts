import type { RequestContext } from '#platform/context.ts';
import { removePrivateRecordingsOf } from '#features/recordings/recordings/index.ts';
import { ChildEntity } from '#features/relatives/children/child.entity.ts';

/**
 * For an account that is deleted. A profile that it took over goes, with the recordings that it kept to
 * itself; profiles that it kept for children stay, for the owner of their family to look after, unless
 * the family has ended. Call inside a transaction.
 * @param endedFamilies families without members now
 */
export async function forgetChildrenOf(
  ctx: RequestContext,
  userId: string,
  endedFamilies: readonly string[],
): Promise<void> {
  await removePrivateRecordingsOf(ctx, userId);
  await ctx.em.nativeDelete(ChildEntity, { accountId: userId });
  await ctx.em.nativeDelete(ChildEntity, { familyId: { $in: [...endedFamilies] } });
}
