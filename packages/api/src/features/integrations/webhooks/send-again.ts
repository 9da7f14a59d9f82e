import { webhookLimits, webhookPing, webhookRateLimits } from '@infinite/schema/catalogue/webhooks';
import type { WebhookData } from '@infinite/schema/webhooks/webhook-event';
import { webhookWords as words } from '@infinite/schema/words/webhooks.en';
import { sql, type RawBuilder } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { requireMember, type RequestContext } from '#platform/context.ts';
import { lockEndpoint } from '#features/integrations/webhooks/find-endpoint.ts';
import {
  endpointOfDelivery,
  findDelivery,
  type WebhookDelivery,
} from '#features/integrations/webhooks/list-deliveries.ts';
import { auditWebhook } from '#features/integrations/webhooks/audit-webhook.ts';
import { wakeWebhooks } from '#features/integrations/webhooks/wake-webhooks.ts';
import {
  WebhookDeliveryEntity,
  WebhookEventEntity,
} from '#features/integrations/webhooks/webhook-delivery.entity.ts';
import type { Endpoint } from '#features/integrations/webhooks/webhook-endpoint.entity.ts';
import { newId } from '#platform/database/id.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** Sends a ping, to test the receiver. */
export async function pingEndpoint(ctx: RequestContext, id: string): Promise<WebhookDelivery> {
  await takeLimit(ctx, 'webhookPing');
  return inTransaction(ctx, async (tx) => {
    const endpoint = await lockEndpoint(tx, id);
    refuseWhenOff(endpoint);
    const now = tx.clock.now();
    const data: WebhookData<'webhook.ping'> = { endpointId: id };
    const [eventId, deliveryId] = [newId(), newId()];
    const db = tables(tx.em, WebhookEventEntity, WebhookDeliveryEntity);
    await db
      .insertInto('webhook_events')
      .values({ id: eventId, type: webhookPing, at: now, data })
      .execute();
    await db
      .insertInto('webhook_deliveries')
      .values({
        id: deliveryId,
        endpointId: id,
        eventId,
        state: 'WAITING',
        nextAttemptAt: now,
        createdAt: now,
      })
      .execute();
    await wakeWebhooks(tx);
    return findDelivery(tx, deliveryId);
  });
}

/** Sends a delivery again under its webhook-id, also one that succeeded. */
export async function replayDelivery(
  ctx: RequestContext,
  deliveryId: string,
): Promise<WebhookDelivery> {
  await takeLimit(ctx, 'webhookReplay');
  return inTransaction(ctx, async (tx) => {
    const endpoint = await lockEndpoint(tx, await endpointOfDelivery(tx, deliveryId));
    refuseWhenOff(endpoint);
    await waitAgain(tx, sql<boolean>`id = ${deliveryId}`);
    await auditWebhook(tx, 'replay', endpoint, { after: { deliveries: 1 } });
    return findDelivery(tx, deliveryId);
  });
}

/** Sends all that failed in a span of time again, oldest first. @returns how many */
export async function replayFailed(
  ctx: RequestContext,
  { endpointId, from, to }: { endpointId: string; from: Temporal.Instant; to: Temporal.Instant },
): Promise<number> {
  await takeLimit(ctx, 'webhookReplay');
  return inTransaction(ctx, async (tx) => {
    const endpoint = await lockEndpoint(tx, endpointId);
    refuseWhenOff(endpoint);
    const deliveries = await waitAgain(
      tx,
      sql<boolean>`id in (
        select id from webhook_deliveries
        where endpoint_id = ${endpointId} and state = 'FAILED'
          and created_at >= ${from} and created_at < ${to}
        order by created_at limit ${webhookLimits.replayMaximum})`,
    );
    await auditWebhook(tx, 'replay', endpoint, {
      after: { deliveries, from: from.toString(), to: to.toString() },
    });
    return deliveries;
  });
}

/** @returns how many */
async function waitAgain(ctx: RequestContext, which: RawBuilder<boolean>): Promise<number> {
  const rows = await tables(ctx.em, WebhookDeliveryEntity)
    .updateTable('webhook_deliveries')
    .set({ state: 'WAITING', attempts: 0, problem: null, nextAttemptAt: ctx.clock.now() })
    .where(which)
    .returning('id')
    .execute();
  await wakeWebhooks(ctx);
  return rows.length;
}

function refuseWhenOff(endpoint: Endpoint): void {
  if (!endpoint.enabled) throw new AppError('WRONG_STATE', { words: words.off });
}

async function takeLimit(
  ctx: RequestContext,
  limit: keyof typeof webhookRateLimits,
): Promise<void> {
  await ctx.app.rateLimit.take(limit, requireMember(ctx).userId, webhookRateLimits[limit]);
}
