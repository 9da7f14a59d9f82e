import type { RequestContext } from '#context.ts';
import { findUser } from '#features/people/identity/index.ts';

/** The username of the member who acts. */
export async function usernameOf(ctx: RequestContext, userId: string): Promise<string> {
  const user = await findUser(ctx.em, userId);
  if (!user) throw new Error('no account has this id');
  return user.username;
}
