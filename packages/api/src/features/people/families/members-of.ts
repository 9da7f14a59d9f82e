import { emailKey } from '@infinite/schema/accounts/email-address';
import { familyLimits } from '@infinite/schema/catalogue/families';
import type { RequestContext } from '#platform/context.ts';
import { MembershipEntity } from '#features/people/families/family.entity.ts';
import { usersOf } from '#features/people/identity/index.ts';
import { tables } from '#platform/database/tables.ts';

/** Whether anyone belongs to the family: one without members has ended. */
export async function hasMembers(ctx: RequestContext, familyId: string): Promise<boolean> {
  return (await ctx.em.count(MembershipEntity, { familyId })) > 0;
}

/** The addresses of all members, each by its key (`emailKey`). */
export async function addressesOfMembers(
  ctx: RequestContext,
  familyId: string,
): Promise<Set<string>> {
  const rows = await tables(ctx.em, MembershipEntity)
    .selectFrom('memberships')
    .select('userId')
    .where('familyId', '=', familyId)
    .limit(familyLimits.people)
    .execute();
  const users = await usersOf(
    ctx.em,
    rows.map(({ userId }) => userId),
  );
  return new Set([...users.values()].map(({ email }) => emailKey(email) ?? ''));
}
