import { onClocksOf } from '@infinite/schema/schedule/clocks';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import { isArmed } from '#features/messages/delivery/change-armed.ts';
import { deliveriesOf, historyOf } from '#features/messages/delivery/delivery.loaders.ts';
import { canStopMessage } from '#features/messages/delivery/delivery.policy.ts';
import {
  DeliveryType,
  LedgerEntry,
  WaitingPersonType,
} from '#features/messages/delivery/delivery.types.ts';
import type { Delivery } from '#features/messages/delivery/find-deliveries.ts';
import { waitingPeople, type WaitingPerson } from '#features/messages/delivery/waiting-people.ts';
import { problemWordsOf } from '#features/messages/delivery/problem-words.ts';
import { awaitsAnswer, nextDelivery } from '#features/messages/delivery/next-delivery.ts';
import {
  MessageType,
  PlannedDeliveryType,
  plannedDeliveryType,
  readTrigger,
  recipientsOf,
  RecipientType,
  type ShownMessage,
} from '#features/messages/messages/index.ts';

/** What the engine knows of a message, beside what the message itself says. */
@Resolver(() => MessageType)
export class MessageDeliveryResolver {
  @FieldResolver(() => PlannedDeliveryType, { nullable: true })
  async nextDelivery(
    @Ctx() ctx: RequestContext,
    @Root() message: ShownMessage,
  ): Promise<PlannedDeliveryType | null> {
    if (!isArmed(message)) return null;
    const said = readTrigger(message);
    const trigger = said && onClocksOf(said, await recipientsOf(ctx, message));
    const planned = nextDelivery(message, trigger, ctx.clock.now());
    return planned && trigger && plannedDeliveryType(planned, trigger);
  }

  @FieldResolver(() => [DeliveryType], { description: 'Newest date first.' })
  deliveries(@Ctx() ctx: RequestContext, @Root() message: ShownMessage): Promise<Delivery[]> {
    return deliveriesOf(ctx, message);
  }

  @FieldResolver(() => [WaitingPersonType], {
    description: 'Recipients whose mail the author can still cancel or redirect.',
  })
  waitingPeople(
    @Ctx() ctx: RequestContext,
    @Root() message: ShownMessage,
  ): Promise<WaitingPerson[]> {
    return waitingPeople(ctx, message);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the author can still cancel unsent mails.',
  })
  stoppable(@Ctx() ctx: RequestContext, @Root() message: ShownMessage): boolean {
    return canStopMessage(ctx.actor, message);
  }

  @FieldResolver(() => [LedgerEntry], { description: 'Oldest first; at most the latest 200.' })
  history(@Ctx() ctx: RequestContext, @Root() message: ShownMessage): Promise<LedgerEntry[]> {
    return historyOf(ctx, message);
  }

  @FieldResolver(() => Boolean, { description: 'A check-in mail was sent and is unanswered.' })
  awaitingAnswer(@Root() message: ShownMessage): boolean {
    return awaitsAnswer(message);
  }
}

@Resolver(() => DeliveryType)
export class DeliveryFieldsResolver {
  /** As it was addressed; the message may have another recipient by now. */
  @FieldResolver(() => RecipientType)
  recipient(@Root() delivery: Delivery): RecipientType {
    return {
      id: delivery.recipientId,
      name: delivery.recipientName,
      email: delivery.address,
      relation: null,
      timeZone: delivery.timeZone,
      locale: null,
    };
  }

  @FieldResolver(() => Boolean)
  late(@Root() delivery: Delivery): boolean {
    return delivery.lateReason !== null;
  }

  @FieldResolver(() => Boolean, {
    description: 'An operator decided not to resend an unresolved delivery.',
  })
  leftAsIs(@Root() delivery: Delivery): boolean {
    return delivery.leftAsIsAt !== null;
  }

  @FieldResolver(() => String, { nullable: true, description: 'In plain words.' })
  problem(@Root() delivery: Delivery): string | null {
    return problemWordsOf(delivery);
  }
}
