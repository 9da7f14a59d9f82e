import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/**
 * What a link may do. 'reset-password' was mailed, so following it also proves the mailbox;
 * 'set-password' was handed over by an operator and proves nothing about it. A change of address
 * needs both: 'approve-email' goes to the present mailbox, 'new-email' to the one that is to follow.
 */
export type AccountTokenPurpose =
  'verify-email' | 'reset-password' | 'set-password' | 'approve-email' | 'new-email';

export const AccountTokenEntity = defineEntity({
  name: 'AccountToken',
  tableName: 'account_tokens',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    purpose: p.text().$type<AccountTokenPurpose>(),
    tokenHash: p.text(),
    /** Where it was sent; a link does not outlive a change of the address. */
    email: p.text(),
    expiresAt: instant(),
    usedAt: instant().nullable(),
    createdAt: instant(),
  },
});

export type AccountToken = InferEntity<typeof AccountTokenEntity>;
