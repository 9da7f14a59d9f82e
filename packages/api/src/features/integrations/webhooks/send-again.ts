import { webhookLimits, webhookPing, webhookRateLimits } from '@infinite/schema/catalogue/webhooks';
import type { WebhookData } from '@infinite/schema/webhooks/webhook-event';
import { webhookWords as words } from '@infinite/schema/words/webhooks.en';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { requireMember, type RequestContext } from '#context.ts';
import { lockEndpoint } from '#features/integrations/webhooks/find-endpoint.ts';
import {
  endpointOfDelivery,
  findDelivery,
  type WebhookDelivery,
} from '#features/integrations/webhooks/list-deliveries.ts';
import { noteWebhookAct } from '#features/integrations/webhooks/note-webhook-act.ts';
import { wakeWebhooks } from '#features/integrations/webhooks/wake-webhooks.ts';
import { rowsOf, type Endpoint } from '#features/integrations/webhooks/webhook-tables.ts';
import { newId } from '#platform/database/id.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** Sends an event of its own, to see whether the receiver works. */
export async function pingEndpoint(ctx: RequestContext, id: string): Promise<WebhookDelivery> {
  await countActs(ctx, 'webhookPing');
  return inTransaction(ctx, async (tx) => {
    const endpoint = await lockEndpoint(tx, id);
    refuseWhenOff(endpoint);
    const now = tx.clock.now().toString();
    const data: WebhookData<'webhook.ping'> = { endpointId: id };
    const [eventId, deliveryId] = [newId(), newId()];
    await rowsOf(
      tx.em,
      sql`
        insert into webhook_events (id, type, at, data)
        values (${eventId}, ${webhookPing}, ${now}, ${JSON.stringify(data)}::jsonb)`,
    );
    await rowsOf(
      tx.em,
      sql`
        insert into webhook_deliveries
          (id, endpoint_id, event_id, state, next_attempt_at, created_at)
        values (${deliveryId}, ${id}, ${eventId}, 'WAITING', ${now}, ${now})`,
    );
    await wakeWebhooks(tx);
    return findDelivery(tx, deliveryId);
  });
}

/** Sends a delivery again, now, under the webhook-id it always had, also one that succeeded. */
export async function replayDelivery(
  ctx: RequestContext,
  deliveryId: string,
): Promise<WebhookDelivery> {
  await countActs(ctx, 'webhookReplay');
  return inTransaction(ctx, async (tx) => {
    const endpoint = await lockEndpoint(tx, await endpointOfDelivery(tx, deliveryId));
    refuseWhenOff(endpoint);
    await waitAgain(tx, sql`id = ${deliveryId}`);
    await noteWebhookAct(tx, 'replay', endpoint, { after: { deliveries: 1 } });
    return findDelivery(tx, deliveryId);
  });
}

/** Sends all that failed in a span of time again, oldest first. @returns how many */
export async function replayFailed(
  ctx: RequestContext,
  { endpointId, from, to }: { endpointId: string; from: Temporal.Instant; to: Temporal.Instant },
): Promise<number> {
  await countActs(ctx, 'webhookReplay');
  return inTransaction(ctx, async (tx) => {
    const endpoint = await lockEndpoint(tx, endpointId);
    refuseWhenOff(endpoint);
    const deliveries = await waitAgain(
      tx,
      sql`id in (
        select id from webhook_deliveries
        where endpoint_id = ${endpointId} and state = 'FAILED'
          and created_at >= ${from.toString()} and created_at < ${to.toString()}
        order by created_at limit ${webhookLimits.replayMaximum})`,
    );
    await noteWebhookAct(tx, 'replay', endpoint, {
      after: { deliveries, from: from.toString(), to: to.toString() },
    });
    return deliveries;
  });
}

async function waitAgain(ctx: RequestContext, which: ReturnType<typeof sql>): Promise<number> {
  const rows = await rowsOf(
    ctx.em,
    sql`
      update webhook_deliveries set state = 'WAITING', attempts = 0, problem = null,
        next_attempt_at = ${ctx.clock.now().toString()}
      where ${which} returning id`,
  );
  await wakeWebhooks(ctx);
  return rows.length;
}

function refuseWhenOff(endpoint: Endpoint): void {
  if (!endpoint.enabled) throw new AppError('WRONG_STATE', { words: words.off });
}

async function countActs(
  ctx: RequestContext,
  limit: keyof typeof webhookRateLimits,
): Promise<void> {
  await ctx.app.rateLimit.take(limit, requireMember(ctx).userId, webhookRateLimits[limit]);
}
