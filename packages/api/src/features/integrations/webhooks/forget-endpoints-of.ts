import type { RequestContext } from '#platform/context.ts';
import { WebhookEndpointEntity } from '#features/integrations/webhooks/webhook-endpoint.entity.ts';
import { tables } from '#platform/database/tables.ts';

/** Deletes a member's endpoints with the account; the product's own that they created stay. */
export async function forgetEndpointsOf(ctx: RequestContext, userId: string): Promise<void> {
  await tables(ctx.em, WebhookEndpointEntity)
    .deleteFrom('webhook_endpoints')
    .where('ownerId', '=', userId)
    .where('familyId', 'is not', null)
    .execute();
}
