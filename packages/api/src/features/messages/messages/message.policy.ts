import { editableStates, type MessageStateName } from '@infinite/schema/catalogue/messages';
import type { Actor } from '#platform/context.ts';

/**
 * Until delivery only the author may access a message: no one else in the family, the
 * owner included, learns that it exists, and neither does an admin. What a farewell says, or whom
 * it is for, is not for the people it may concern to find. Recipients read it through their own
 * links (see the delivery feature), never through these rules.
 */
interface AuthoredMessage {
  readonly familyId: string;
  readonly authorId: string;
  readonly state: MessageStateName;
}

export function canReadMessage(actor: Actor, message: AuthoredMessage): boolean {
  return (
    actor.kind === 'member' &&
    actor.familyId === message.familyId &&
    actor.userId === message.authorId
  );
}

/** Editing is possible until delivering starts. */
export function canEditMessage(actor: Actor, message: AuthoredMessage): boolean {
  return canReadMessage(actor, message) && isEditable(message);
}

/** What was ever scheduled is cancelled, never deleted: its ledger stays. */
export function canDeleteDraft(actor: Actor, message: AuthoredMessage): boolean {
  return canReadMessage(actor, message) && message.state === 'DRAFT';
}

export function canDuplicateMessage(actor: Actor, message: AuthoredMessage): boolean {
  return canReadMessage(actor, message);
}

export function isEditable(message: Pick<AuthoredMessage, 'state'>): boolean {
  return editableStates.some((state) => state === message.state);
}
