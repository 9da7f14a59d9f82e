import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

export const SubscriptionEntity = defineEntity({
  name: 'Subscription',
  tableName: 'subscriptions',
  properties: {
    id: p.uuid().primary(),
    /** Null when the account's row is gone. */
    userId: p.uuid().nullable(),
    plan: p.text(),
    period: p.text().$type<'quarterly' | 'annual'>(),
    status: p.text().$type<'active' | 'past_due' | 'ended'>(),
    startedAt: instant(),
    paidUntil: instant().nullable(),
    endedAt: instant().nullable(),
  },
});
