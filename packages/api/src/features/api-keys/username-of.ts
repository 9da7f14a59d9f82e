import { UserEntity } from '#features/accounts/index.ts';
import type { RequestContext } from '#context.ts';

export async function usernameOf(ctx: RequestContext, userId: string): Promise<string> {
  const fields = ['username'] as const;
  const user = await ctx.em.findOneOrFail(UserEntity, userId, { fields, disableIdentityMap: true });
  return user.username;
}
