import type { PersonKindName } from '@infinite/schema/catalogue/vault';

/** Somebody who may be in an item. */
export interface PersonRef {
  readonly kind: PersonKindName;
  readonly personId: string;
}

interface PersonColumns {
  readonly contactId: string | null;
  readonly userId: string | null;
  readonly childId: string | null;
}

/** The column of a table that refers to people of a kind. */
export const columnOf = { CONTACT: 'contactId', MEMBER: 'userId', CHILD: 'childId' } as const;

export function refOf({ contactId, userId, childId }: PersonColumns): PersonRef {
  if (contactId !== null) return { kind: 'CONTACT', personId: contactId };
  if (userId !== null) return { kind: 'MEMBER', personId: userId };
  return { kind: 'CHILD', personId: childId ?? '' };
}

export function columnsOf({ kind, personId }: PersonRef): PersonColumns {
  return { contactId: null, userId: null, childId: null, [columnOf[kind]]: personId };
}

export const keyOf = ({ kind, personId }: PersonRef): string => `${kind} ${personId}`;
