import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** At most one for each account: a second request replaces the first. */
export const EmailChangeEntity = defineEntity({
  name: 'EmailChange',
  tableName: 'email_changes',
  properties: {
    userId: p.uuid().primary(),
    /** The address that the account is to have. */
    email: p.text(),
    /** When the present mailbox agreed; an address that was never confirmed need not. */
    currentConfirmedAt: instant().nullable(),
    newConfirmedAt: instant().nullable(),
    createdAt: instant(),
    expiresAt: instant(),
  },
});

export type EmailChange = InferEntity<typeof EmailChangeEntity>;
