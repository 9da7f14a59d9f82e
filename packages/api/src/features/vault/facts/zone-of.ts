import type { RequestContext } from '#platform/context.ts';
import { findUser } from '#features/people/identity/index.ts';

/** Where an account's clock is. */
export async function zoneOf(ctx: RequestContext, userId: string): Promise<string> {
  return (await findUser(ctx.em, userId))?.timeZone ?? 'UTC';
}
