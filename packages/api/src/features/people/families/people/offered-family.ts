import type { RequestContext } from '#platform/context.ts';
import { readOffer } from '#features/people/families/people/transfer-family.ts';
import { mayAct } from '#features/people/families/standing.ts';
import type { NeededAnswer } from '#features/insight/home/index.ts';

/** For the home page: the family was offered to the actor, who has not answered. */
export async function offeredFamily(ctx: RequestContext): Promise<NeededAnswer[]> {
  if (!mayAct(ctx.actor, 'seePeople')) return [];
  const offer = await readOffer(ctx);
  if (!offer?.forYou) return [];
  return [{ kind: 'OWNERSHIP_OFFER', name: offer.fromName, until: offer.expiresAt }];
}
