import { displayName } from '@infinite/schema/accounts/session-user';
import type { RequestContext } from '#platform/context.ts';
import { findUser } from '#features/people/identity/index.ts';

/** As the person who is asked knows them: the name that they chose for recipients, or else their own. */
export async function senderNameOf(ctx: RequestContext, userId: string): Promise<string> {
  const user = await findUser(ctx.em, userId);
  return user ? (user.senderName ?? displayName(user)) : '';
}
