import { webhookEndpointInput } from '@infinite/schema/webhooks/webhook-endpoint.input';
import { Temporal } from 'temporal-polyfill';
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import {
  deleteEndpoint,
  rotateSecret,
  switchOffEndpoint,
  switchOnEndpoint,
  updateEndpoint,
} from '#features/integrations/webhooks/change-endpoint.ts';
import {
  createOwnEndpoint,
  createProductEndpoint,
} from '#features/integrations/webhooks/create-endpoint.ts';
import {
  findEndpoint,
  ownEndpoints,
  productEndpoints,
} from '#features/integrations/webhooks/find-endpoint.ts';
import {
  pingEndpoint,
  replayDelivery,
  replayFailed,
} from '#features/integrations/webhooks/send-again.ts';
import {
  WebhookDelivery,
  WebhookEndpoint,
  WebhookInput,
  WebhookWithSecret,
} from '#features/integrations/webhooks/webhook.types.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

@Resolver(() => WebhookEndpoint)
export class WebhookResolver {
  @Query(() => [WebhookEndpoint], {
    description: 'The caller’s own webhooks in the current family.',
  })
  webhooks(@Ctx() ctx: RequestContext): Promise<WebhookEndpoint[]> {
    return ownEndpoints(ctx);
  }

  @Query(() => [WebhookEndpoint], { description: 'The product’s. For administrators.' })
  productWebhooks(@Ctx() ctx: RequestContext): Promise<WebhookEndpoint[]> {
    requireStaff(ctx, 'developers');
    return productEndpoints(ctx);
  }

  @Query(() => WebhookEndpoint)
  webhook(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string): Promise<WebhookEndpoint> {
    return findEndpoint(ctx, id);
  }

  @Mutation(() => WebhookWithSecret, {
    description: 'Receives events of the caller’s messages and family.',
  })
  createWebhook(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => WebhookInput) input: WebhookInput,
  ): Promise<WebhookWithSecret> {
    return createOwnEndpoint(ctx, parseEndpoint(input));
  }

  @Mutation(() => WebhookWithSecret, {
    description: 'Receives events of all families, without private content. For administrators.',
  })
  async createProductWebhook(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => WebhookInput) input: WebhookInput,
  ): Promise<WebhookWithSecret> {
    requireStaff(ctx, 'developers');
    return createProductEndpoint(ctx, parseEndpoint(input));
  }

  @Mutation(() => WebhookEndpoint)
  async updateWebhook(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => WebhookInput) input: WebhookInput,
  ): Promise<WebhookEndpoint> {
    await findEndpoint(ctx, id);
    return updateEndpoint(ctx, id, parseEndpoint(input));
  }

  @Mutation(() => WebhookEndpoint)
  switchOnWebhook(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<WebhookEndpoint> {
    return switchOnEndpoint(ctx, id);
  }

  @Mutation(() => WebhookEndpoint, {
    description: 'Pending deliveries fail; events while it is off are dropped.',
  })
  switchOffWebhook(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<WebhookEndpoint> {
    return switchOffEndpoint(ctx, id);
  }

  @Mutation(() => WebhookWithSecret, {
    description: 'Rotates the secret; the previous one stays valid for a day.',
  })
  rotateWebhookSecret(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<WebhookWithSecret> {
    return rotateSecret(ctx, id);
  }

  @Mutation(() => Boolean)
  async deleteWebhook(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<boolean> {
    await deleteEndpoint(ctx, id);
    return true;
  }

  @Mutation(() => WebhookDelivery, { description: 'Sends an event "webhook.ping".' })
  pingWebhook(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<WebhookDelivery> {
    return pingEndpoint(ctx, id);
  }

  @Mutation(() => WebhookDelivery, {
    description: 'Resends a delivery in any state under the same webhook-id.',
  })
  replayWebhookDelivery(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<WebhookDelivery> {
    return replayDelivery(ctx, id);
  }

  @Mutation(() => Int, {
    description: 'Resends failed deliveries of a time range; returns their number.',
  })
  replayFailedWebhookDeliveries(
    @Ctx() ctx: RequestContext,
    @Arg('endpointId', () => ID) endpointId: string,
    @Arg('from', () => Temporal.Instant) from: Temporal.Instant,
    @Arg('to', () => Temporal.Instant) to: Temporal.Instant,
  ): Promise<number> {
    return replayFailed(ctx, { endpointId, from, to });
  }
}

function parseEndpoint(input: WebhookInput) {
  return parseInput(webhookEndpointInput, { ...input, description: input.description ?? '' });
}
