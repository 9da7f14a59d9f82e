import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { WebhookDeliveryEntity } from '#features/integrations/webhooks/webhook-delivery.entity.ts';
import {
  WebhookEndpointEntity,
  type SwitchedOff,
} from '#features/integrations/webhooks/webhook-endpoint.entity.ts';
import { tables } from '#platform/database/tables.ts';

/** Switches an endpoint off. What still waits is marked failed, and can be replayed later. */
export async function stopWaiting(
  ctx: RequestContext,
  endpointId: string,
  reason: SwitchedOff,
): Promise<void> {
  const db = tables(ctx.em, WebhookEndpointEntity, WebhookDeliveryEntity);
  await db
    .updateTable('webhook_endpoints')
    .set({ enabled: false, switchedOff: reason })
    .where('id', '=', endpointId)
    .execute();
  await db
    .updateTable('webhook_deliveries')
    .set({
      state: 'FAILED',
      nextAttemptAt: null,
      problem: sql<string>`coalesce(problem, 'SWITCHED_OFF')`,
    })
    .where('endpointId', '=', endpointId)
    .where('state', '=', 'WAITING')
    .execute();
}
