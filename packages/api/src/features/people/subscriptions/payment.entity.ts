import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

export const PaymentEntity = defineEntity({
  name: 'Payment',
  tableName: 'payments',
  properties: {
    id: p.uuid().primary(),
    subscriptionId: p.uuid().nullable(),
    /** Null when the account's row is gone; the payment stays in the books. */
    userId: p.uuid().nullable(),
    cents: p.integer(),
    refundedCents: p.integer().default(0),
    currency: p.text().default('USD'),
    paidAt: instant(),
  },
});
