import type { EntityManager } from '#platform/database/orm.ts';
import { lastFamilyOf } from '#features/people/identity/index.ts';
import { MembershipEntity } from '#features/people/families/family.entity.ts';

/**
 * The family in which a new session begins: the one that the user worked in last, as long as they
 * belong to it, or else the first they came to.
 */
export async function familyOfUser(ctx: { em: EntityManager }, userId: string): Promise<string> {
  const last = await lastFamilyOf(ctx.em, userId);
  if (last && (await ctx.em.count(MembershipEntity, { userId, familyId: last })) > 0) return last;
  const membership = await ctx.em.findOneOrFail(
    MembershipEntity,
    { userId },
    { orderBy: { createdAt: 'asc', familyId: 'asc' } },
  );
  return membership.familyId;
}
