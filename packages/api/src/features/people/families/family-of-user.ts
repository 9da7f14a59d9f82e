import type { EntityManager } from '#platform/database/orm.ts';
import { MembershipEntity } from '#features/people/families/family.entity.ts';

/** The family a new session works in: the first the user came to. */
export async function familyOfUser(ctx: { em: EntityManager }, userId: string): Promise<string> {
  const membership = await ctx.em.findOneOrFail(
    MembershipEntity,
    { userId },
    { orderBy: { createdAt: 'asc', familyId: 'asc' } },
  );
  return membership.familyId;
}
