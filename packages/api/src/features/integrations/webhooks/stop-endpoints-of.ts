import type { RequestContext } from '#platform/context.ts';
import { stopWaiting } from '#features/integrations/webhooks/stop-waiting.ts';
import { WebhookEndpointEntity } from '#features/integrations/webhooks/webhook-endpoint.entity.ts';
import { tables } from '#platform/database/tables.ts';

/**
 * Switches off every webhook that the account made, the product's too: an intruder may have pointed
 * them elsewhere. Their owner switches on again what is still wanted.
 * @returns how many were on
 */
export async function stopEndpointsOf(ctx: RequestContext, userId: string): Promise<number> {
  const running = await tables(ctx.em, WebhookEndpointEntity)
    .selectFrom('webhook_endpoints')
    .select('id')
    .where('ownerId', '=', userId)
    .where('enabled', '=', true)
    .forUpdate()
    .execute();
  for (const { id } of running) await stopWaiting(ctx, id, 'SECURITY');
  return running.length;
}
