import { stoppableStates, type MessageStateName } from '@infinite/schema/catalogue/messages';
import type { Actor } from '#platform/context.ts';
import type { DeliveryState } from '#features/messages/delivery/delivery.entity.ts';
import type { Delivery } from '#features/messages/delivery/find-deliveries.ts';
import { canReadMessage } from '#features/messages/messages/index.ts';

interface AuthoredMessage {
  readonly familyId: string;
  readonly authorId: string;
  readonly state: MessageStateName;
}

/** The state of the delivery to one person; null before it begins. */
export type Standing = DeliveryState | null;

/** The author may stop a message until the last mail has left. */
export function canStopMessage(actor: Actor, message: AuthoredMessage): boolean {
  return canReadMessage(actor, message) && stoppableStates.some((state) => state === message.state);
}

/** For one recipient, or with another address: until the mail is handed over. */
export function canChangeDelivery(
  actor: Actor,
  message: AuthoredMessage,
  standing: Standing,
): boolean {
  if (!canStopMessage(actor, message)) return false;
  // Before delivery starts, recipients are edited in the composer; this is for what is still
  // pending afterwards.
  return standing === 'WAITING' || (standing === null && message.state === 'DELIVERING');
}

type Link = Pick<Delivery, 'state' | 'revokedAt' | 'closedBy'>;

/** The author can close a link once its mail has left. */
export function canCloseLink(actor: Actor, message: AuthoredMessage, link: Link): boolean {
  return canReadMessage(actor, message) && link.state === 'DELIVERED' && !link.revokedAt;
}

/**
 * A link that the author closed can be replaced by a new one; a link that the recipient closed
 * cannot.
 */
export function canRenewLink(actor: Actor, message: AuthoredMessage, link: Link): boolean {
  return canReadMessage(actor, message) && link.state === 'DELIVERED' && link.closedBy === 'AUTHOR';
}
