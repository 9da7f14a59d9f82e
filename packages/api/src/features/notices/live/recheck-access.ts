import type { RequestContext } from '#platform/context.ts';
import { publishLive } from '#features/notices/live/publish-live.ts';
import type { PeopleChange } from '#features/people/families/index.ts';

/** Every process checks at once who may still listen, instead of at its next turn. */
export async function recheckAccess(ctx: RequestContext, { userId }: PeopleChange): Promise<void> {
  await publishLive(ctx.em, { to: { userId }, kind: 'access', id: null });
}
