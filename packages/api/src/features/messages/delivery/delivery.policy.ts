import { stoppableStates, type MessageStateName } from '@infinite/schema/catalogue/messages';
import type { Actor } from '#context.ts';
import type { DeliveryState } from '#features/messages/delivery/delivery.entity.ts';
import type { Delivery } from '#features/messages/delivery/find-deliveries.ts';
import { canReadMessage } from '#features/messages/messages/index.ts';

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

type Link = Pick<Delivery, 'state' | 'revokedAt' | 'closedBy'>;

/** The author can close a link once its mail has left. */
export function canCloseLink(actor: Actor, message: AuthoredMessage, link: Link): boolean {
  return canReadMessage(actor, message) && link.state === 'DELIVERED' && !link.revokedAt;
}

/** What its author closed is opened again by a new link; what its reader closed is not. */
export function canRenewLink(actor: Actor, message: AuthoredMessage, link: Link): boolean {
  return canReadMessage(actor, message) && link.state === 'DELIVERED' && link.closedBy === 'AUTHOR';
}
