import type { DeliveryPlaceName } from '@infinite/schema/catalogue/operations';
import { holdReason } from '@infinite/schema/operations/hold-reason.input';
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import {
  holdDeliveries,
  leaveUnresolvedDelivery,
  releaseDeliveries,
  retryFailedDelivery,
  tryRelayNow,
} from '#features/messages/delivery/operator-acts.ts';
import { deliveryHealth } from '#features/messages/delivery/operator-health.ts';
import { findForOperator, listForOperator } from '#features/messages/delivery/operator-list.ts';
import {
  DeliveryHealth,
  DeliveryPlace,
  OperatorDelivery,
  OperatorDeliveryConnection,
} from '#features/messages/delivery/operator.types.ts';
import { parseInput } from '#platform/errors/parse-input.ts';
import { connectionOf } from '#platform/graphql/connection.ts';

@Resolver()
export class DeliveryOperatorResolver {
  @Query(() => DeliveryHealth)
  deliveryHealth(@Ctx() ctx: RequestContext): Promise<DeliveryHealth> {
    requireStaff(ctx, 'deliveries.read');
    return deliveryHealth(ctx);
  }

  @Query(() => OperatorDeliveryConnection, { description: 'Latest due first.' })
  async operatorDeliveries(
    @Ctx() ctx: RequestContext,
    @Arg('place', () => DeliveryPlace) place: DeliveryPlaceName,
    @Arg('first', () => Int, { nullable: true }) first?: number | null,
    @Arg('after', () => String, { nullable: true }) after?: string | null,
  ): Promise<OperatorDeliveryConnection> {
    requireStaff(ctx, 'deliveries.read');
    return connectionOf(await listForOperator(ctx, { place, first, after }));
  }

  @Query(() => OperatorDelivery, { description: 'One delivery, whatever its state.' })
  operatorDelivery(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<OperatorDelivery> {
    requireStaff(ctx, 'deliveries.read');
    return findForOperator(ctx, id);
  }

  @Mutation(() => OperatorDelivery)
  retryFailedDelivery(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<OperatorDelivery> {
    requireStaff(ctx, 'operations.write');
    return retryFailedDelivery(ctx, id);
  }

  @Mutation(() => OperatorDelivery, {
    description: 'Marks a delivery of unknown outcome as settled; it is not resent.',
  })
  leaveUnresolvedDelivery(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<OperatorDelivery> {
    requireStaff(ctx, 'operations.write');
    return leaveUnresolvedDelivery(ctx, id);
  }

  @Mutation(() => DeliveryHealth, {
    description: 'Closes the breaker for a trial: the next mail tests the relay.',
  })
  tryRelayNow(@Ctx() ctx: RequestContext): Promise<DeliveryHealth> {
    requireStaff(ctx, 'operations.write');
    return tryRelayNow(ctx);
  }

  @Mutation(() => DeliveryHealth, { description: 'Stops all sending; nothing is disarmed.' })
  holdDeliveries(
    @Ctx() ctx: RequestContext,
    @Arg('reason', () => String) reason: string,
  ): Promise<DeliveryHealth> {
    requireStaff(ctx, 'operations.write');
    return holdDeliveries(ctx, parseInput(holdReason, reason));
  }

  @Mutation(() => DeliveryHealth, { description: 'What is due leaves within seconds.' })
  releaseDeliveries(@Ctx() ctx: RequestContext): Promise<DeliveryHealth> {
    requireStaff(ctx, 'operations.write');
    return releaseDeliveries(ctx);
  }
}
