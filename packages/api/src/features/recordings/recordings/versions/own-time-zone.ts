import { loaderOf, requireMember, type RequestContext } from '#platform/context.ts';
import { findUser } from '#features/people/identity/index.ts';

const zoneKey = Symbol("the member's time zone");

/** The zone on whose calendar a member reads dates; asked once a request. */
export function ownTimeZone(ctx: RequestContext): Promise<string> {
  return loaderOf(ctx, zoneKey, () => readTimeZone(ctx));
}

async function readTimeZone(ctx: RequestContext): Promise<string> {
  const { userId } = requireMember(ctx);
  return (await findUser(ctx.em, userId))?.timeZone ?? 'UTC';
}
