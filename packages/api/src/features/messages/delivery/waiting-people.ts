import { clockOf, onClocksOf } from '@infinite/schema/schedule/clocks';
import { occurrenceOfDate } from '@infinite/schema/schedule/occurrences';
import type { Temporal } from 'temporal-polyfill';
import { canChangeDelivery } from '#features/messages/delivery/delivery.policy.ts';
import type { RequestContext } from '#context.ts';
import { deliveriesOf } from '#features/messages/delivery/delivery.loaders.ts';
import {
  readTrigger,
  recipientsOf,
  type Message,
  type MessageRecipient,
} from '#features/messages/messages/index.ts';

/** Somebody whose mail has not been handed over, and when it is to be. */
export interface WaitingPerson {
  recipient: MessageRecipient;
  dueAt: Temporal.Instant;
  timeZone: string;
  /** False while the hour has not come on this person's clock. */
  begun: boolean;
}

/** Whom the author can still keep it from, or give another address, while it is being delivered. */
export async function waitingPeople(
  ctx: RequestContext,
  message: Message,
): Promise<WaitingPerson[]> {
  const said = readTrigger(message);
  const [people, deliveries] = await Promise.all([
    recipientsOf(ctx, message),
    deliveriesOf(ctx, message),
  ]);
  const trigger = said && onClocksOf(said, people);
  const occurrence =
    trigger && message.occurrence ? occurrenceOfDate(trigger, message.occurrence) : null;
  return people.flatMap((recipient): WaitingPerson[] => {
    const theirs = deliveries.filter((delivery) => delivery.recipientId === recipient.id);
    const waiting = theirs.find((delivery) => delivery.state === 'WAITING');
    const current = theirs.find((delivery) => delivery.occurrence === message.occurrence);
    const standing = waiting?.state ?? current?.state ?? null;
    if (!canChangeDelivery(ctx.actor, message, standing)) return [];
    if (waiting) {
      const { dueAt, timeZone } = waiting;
      return [{ recipient, dueAt, timeZone, begun: true }];
    }
    const timeZone = trigger ? clockOf(trigger, recipient) : '';
    const reading = occurrence?.readings.find((each) => each.timeZone === timeZone);
    return reading ? [{ recipient, dueAt: reading.due, timeZone, begun: false }] : [];
  });
}
