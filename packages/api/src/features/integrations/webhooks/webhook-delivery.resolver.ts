import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import { listDeliveries } from '#features/integrations/webhooks/list-deliveries.ts';
import { attemptsOf } from '#features/integrations/webhooks/webhook.loaders.ts';
import {
  WebhookAttempt,
  WebhookDelivery,
  WebhookDeliveryConnection,
  WebhookDeliveryStatus,
} from '#features/integrations/webhooks/webhook.types.ts';
import { connectionOf, idOf } from '#platform/graphql/connection.ts';

@Resolver(() => WebhookDelivery)
export class WebhookDeliveryResolver {
  @Query(() => WebhookDeliveryConnection, {
    description:
      'What was sent to a webhook in the last 30 days, newest first; at most 100 a page.',
  })
  async webhookDeliveries(
    @Ctx() ctx: RequestContext,
    @Arg('endpointId', () => ID) endpointId: string,
    @Arg('state', () => WebhookDeliveryStatus, { nullable: true })
    state: WebhookDeliveryStatus | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ): Promise<WebhookDeliveryConnection> {
    const page = await listDeliveries(ctx, { endpointId, state, first, after });
    return connectionOf({ ...page, cursorOf: idOf });
  }

  @FieldResolver(() => [WebhookAttempt], { description: 'Newest first, at most 50.' })
  log(@Ctx() ctx: RequestContext, @Root() delivery: WebhookDelivery): Promise<WebhookAttempt[]> {
    return attemptsOf(ctx, delivery.id);
  }
}
