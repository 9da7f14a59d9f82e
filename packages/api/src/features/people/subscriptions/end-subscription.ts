import type { RequestContext } from '#platform/context.ts';
import { SubscriptionEntity } from '#features/people/subscriptions/subscription.entity.ts';

/** Charges nothing more for an account; its payments stay in the books. */
export async function endSubscription(ctx: RequestContext, userId: string): Promise<void> {
  await ctx.em.nativeUpdate(
    SubscriptionEntity,
    { userId, endedAt: null },
    { status: 'ended', endedAt: ctx.clock.now() },
  );
}
