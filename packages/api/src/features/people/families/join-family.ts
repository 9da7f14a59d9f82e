import type { RequestContext } from '#platform/context.ts';
import { MembershipEntity, type Membership } from '#features/people/families/family.entity.ts';
import { FormerMemberEntity } from '#features/people/families/former-member.entity.ts';
import { announceMember } from '#features/people/families/member-joined.ts';

/** Makes a user a member of a family that exists, once more if they left. The caller has checked that they may join. */
export async function joinFamily(
  ctx: RequestContext,
  { familyId, userId, role }: Pick<Membership, 'familyId' | 'userId' | 'role'>,
): Promise<void> {
  const createdAt = ctx.clock.now();
  await ctx.em.nativeDelete(FormerMemberEntity, { familyId, userId });
  await ctx.em.insert(MembershipEntity, { familyId, userId, role, createdAt });
  await announceMember(ctx, { familyId, userId, role });
}
