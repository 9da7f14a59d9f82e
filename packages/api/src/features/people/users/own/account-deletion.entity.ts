import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** A wish of the account's own member; the row goes when the wish is taken back or carried out. */
export const AccountDeletionEntity = defineEntity({
  name: 'AccountDeletion',
  tableName: 'account_deletions',
  properties: {
    userId: p.uuid().primary(),
    askedAt: instant(),
    dueAt: instant(),
    /** When the reminder before the deletion was queued. */
    remindedAt: instant().nullable(),
  },
});

export type AccountDeletion = InferEntity<typeof AccountDeletionEntity>;
