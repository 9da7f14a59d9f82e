import type { InferEntity } from '@mikro-orm/core';
import type { RequestContext } from '#context.ts';
import { MembershipEntity } from '#features/people/families/family.entity.ts';
import { tellOfMember } from '#features/people/families/tell-of-member.ts';

type Membership = InferEntity<typeof MembershipEntity>;

/** Makes a user a member of a family that exists; whoever calls it has decided that they may. */
export async function joinFamily(
  ctx: RequestContext,
  { familyId, userId, role }: Pick<Membership, 'familyId' | 'userId' | 'role'>,
): Promise<void> {
  const createdAt = ctx.clock.now();
  await ctx.em.insert(MembershipEntity, { familyId, userId, role, createdAt });
  await tellOfMember(ctx, { familyId, userId, role });
}
