import type { RequestContext } from '#platform/context.ts';
import type { ClaimedPush } from '#features/notices/notifications/push/claim-pushes.ts';
import {
  PushEntity,
  PushSubscriptionEntity,
} from '#features/notices/notifications/push/push-subscription.entity.ts';
import type { PushOutcome } from '#features/notices/notifications/push/send-push.ts';
import { tables } from '#platform/database/tables.ts';
import type { Tried } from '#platform/outbox/definition.ts';

/** Plans the next attempt, or forgets the message; forgets the browser that takes none any more. */
export async function markPush(
  ctx: RequestContext,
  { item, outcome }: Tried<ClaimedPush, PushOutcome>,
): Promise<void> {
  const { subscriptionId, notificationId, attempts } = item;
  if (outcome.kind !== 'acknowledged' && outcome.gone) {
    await ctx.em.nativeDelete(PushSubscriptionEntity, { id: subscriptionId });
    return;
  }
  if (outcome.kind !== 'acknowledged' && outcome.retryAt) {
    await tables(ctx.em, PushEntity)
      .updateTable('pushes')
      .set({ dueAt: outcome.retryAt })
      .where('subscriptionId', '=', subscriptionId)
      .where('notificationId', '=', notificationId)
      .where('attempts', '=', attempts)
      .execute();
    return;
  }
  await ctx.em.nativeDelete(PushEntity, { subscriptionId, notificationId });
  if (outcome.kind !== 'acknowledged') return;
  await ctx.em.nativeUpdate(
    PushSubscriptionEntity,
    { id: subscriptionId },
    { lastSuccessAt: ctx.clock.now() },
  );
}
