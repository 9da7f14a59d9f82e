import type { Temporal } from 'temporal-polyfill';
import { PaymentEntity } from '#features/people/subscriptions/payment.entity.ts';
import { SubscriptionEntity } from '#features/people/subscriptions/subscription.entity.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { tables } from '#platform/database/tables.ts';

export interface Billing {
  readonly subscriptions: readonly {
    readonly id: string;
    readonly plan: string;
    readonly period: string;
    readonly status: string;
    readonly startedAt: Temporal.Instant;
    readonly paidUntil: Temporal.Instant | null;
    readonly endedAt: Temporal.Instant | null;
  }[];
  readonly payments: readonly {
    readonly id: string;
    readonly cents: number;
    readonly refundedCents: number;
    readonly currency: string;
    readonly paidAt: Temporal.Instant;
  }[];
}

/** Plans and payments of an account, newest first. Checks no permission. */
export async function billingOf(em: EntityManager, userId: string, most: number): Promise<Billing> {
  const subscriptions = await tables(em, SubscriptionEntity)
    .selectFrom('subscriptions')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('startedAt', 'desc')
    .limit(most)
    .execute();
  const payments = await tables(em, PaymentEntity)
    .selectFrom('payments')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('paidAt', 'desc')
    .limit(most)
    .execute();
  return { subscriptions, payments };
}
