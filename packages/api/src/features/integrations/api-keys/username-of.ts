import type { RequestContext } from '#context.ts';

export async function usernameOf(ctx: RequestContext, userId: string): Promise<string> {
  const user = await ctx.em
    .getKysely<{ users: { id: string; username: string } }>()
    .selectFrom('users')
    .select('username')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return user.username;
}
