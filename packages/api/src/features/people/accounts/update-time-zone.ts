import { requireMember, type RequestContext } from '#platform/context.ts';
import { UserEntity } from '#features/people/identity/index.ts';

/** Sets the zone in which the member reads dates. Messages keep the zone they were made with. */
export async function updateTimeZone(ctx: RequestContext, timeZone: string): Promise<void> {
  const { userId } = requireMember(ctx);
  await ctx.em.nativeUpdate(UserEntity, { id: userId }, { timeZone });
}
