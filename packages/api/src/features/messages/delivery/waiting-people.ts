import { clockOf, onClocksOf } from '@infinite/schema/schedule/clocks';
import { occurrenceOfDate } from '@infinite/schema/schedule/occurrences';
import type { Temporal } from 'temporal-polyfill';
import { canChangeDelivery } from '#features/messages/delivery/delivery.policy.ts';
import type { RequestContext } from '#platform/context.ts';
import { deliveriesOf } from '#features/messages/delivery/delivery.loaders.ts';
import {
  readTrigger,
  recipientsOf,
  type MessageRecipient,
  type ShownMessage,
} from '#features/messages/messages/index.ts';

/** A recipient whose mail has not been handed over, and when it is due. */
export interface WaitingPerson {
  recipient: MessageRecipient;
  dueAt: Temporal.Instant;
  timeZone: string;
  /** False before the time comes in their time zone. */
  begun: boolean;
}

/** The recipients for whom the author can still cancel the delivery or change the address. */
export async function waitingPeople(
  ctx: RequestContext,
  message: ShownMessage,
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
