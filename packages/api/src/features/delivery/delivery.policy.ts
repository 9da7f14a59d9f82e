import { stoppableStates, type MessageStateName } from '@infinite/schema/catalogue/messages';
import type { Actor } from '#context.ts';
import type { DeliveryState } from '#features/delivery/find-deliveries.ts';
import { canReadMessage } from '#features/messages/index.ts';

interface AuthoredMessage {
  readonly familyId: string;
  readonly authorId: string;
  readonly state: MessageStateName;
}

/** Where the delivery to one person stands; null while it is not begun. */
export type Standing = DeliveryState | null;

/** The author may stop a message until the last of it has left. */
export function canStopMessage(actor: Actor, message: AuthoredMessage): boolean {
  return canReadMessage(actor, message) && stoppableStates.some((state) => state === message.state);
}

/** For one person, or to another address: as long as the mail was not handed over. */
export function canChangeDelivery(
  actor: Actor,
  message: AuthoredMessage,
  standing: Standing,
): boolean {
  if (!canStopMessage(actor, message)) return false;
  // Before delivering starts the composer changes people; only what drags on is changed here.
  return standing === 'WAITING' || (standing === null && message.state === 'DELIVERING');
}
