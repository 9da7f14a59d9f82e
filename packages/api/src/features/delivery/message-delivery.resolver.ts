import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '#context.ts';
import { deliveriesOf, historyOf } from '#features/delivery/delivery.loaders.ts';
import { DeliveryType, LedgerEntry } from '#features/delivery/delivery.types.ts';
import type { Delivery } from '#features/delivery/find-deliveries.ts';
import { problemWordsOf } from '#features/delivery/problem-words.ts';
import { awaitsAnswer, nextDelivery } from '#features/delivery/next-delivery.ts';
import {
  MessageType,
  PlannedDeliveryType,
  plannedDeliveryType,
  readTrigger,
  RecipientType,
  type Message,
} from '#features/messages/index.ts';

/** What the engine knows of a message, beside what the message itself says. */
@Resolver(() => MessageType)
export class MessageDeliveryResolver {
  @FieldResolver(() => PlannedDeliveryType, { nullable: true })
  nextDelivery(@Ctx() ctx: RequestContext, @Root() message: Message): PlannedDeliveryType | null {
    const planned = nextDelivery(message, ctx.clock.now());
    const trigger = readTrigger(message);
    return planned && trigger && plannedDeliveryType(planned, trigger);
  }

  @FieldResolver(() => [DeliveryType], { description: 'Newest date first.' })
  deliveries(@Ctx() ctx: RequestContext, @Root() message: Message): Promise<Delivery[]> {
    return deliveriesOf(ctx, message);
  }

  @FieldResolver(() => [LedgerEntry], { description: 'Oldest first; at most the latest 200.' })
  history(@Ctx() ctx: RequestContext, @Root() message: Message): Promise<LedgerEntry[]> {
    return historyOf(ctx, message);
  }

  @FieldResolver(() => Boolean, { description: 'A mail of ours asked and has no answer yet.' })
  awaitingAnswer(@Root() message: Message): boolean {
    return awaitsAnswer(message);
  }
}

@Resolver(() => DeliveryType)
export class DeliveryFieldsResolver {
  /** As it was addressed; the message may name somebody else by now. */
  @FieldResolver(() => RecipientType)
  recipient(@Root() delivery: Delivery): RecipientType {
    return {
      id: delivery.recipientId,
      name: delivery.recipientName,
      email: delivery.address,
      relation: null,
      timeZone: delivery.timeZone,
    };
  }

  @FieldResolver(() => Boolean)
  late(@Root() delivery: Delivery): boolean {
    return delivery.lateReason !== null;
  }

  @FieldResolver(() => Boolean, { description: 'Somebody decided that an unresolved one rests.' })
  leftAsIs(@Root() delivery: Delivery): boolean {
    return delivery.leftAsIsAt !== null;
  }

  @FieldResolver(() => String, { nullable: true, description: 'In plain words.' })
  problem(@Root() delivery: Delivery): string | null {
    return problemWordsOf(delivery);
  }
}
