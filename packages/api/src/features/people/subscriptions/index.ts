import { PaymentEntity } from '#features/people/subscriptions/payment.entity.ts';
import { SubscriptionEntity } from '#features/people/subscriptions/subscription.entity.ts';
import { defineFeature } from '#platform/feature.ts';

export { billingOf, type Billing } from '#features/people/subscriptions/billing-of.ts';
export { endSubscription } from '#features/people/subscriptions/end-subscription.ts';
export {
  allPayments,
  keptPayments,
  revenueCents,
  runningSubscriptions,
  subscriptionStarts,
} from '#features/people/subscriptions/payment-rows.ts';
export { plansOf } from '#features/people/subscriptions/plans-of.ts';

/** The rows of subscriptions and payments. It imports no feature, so every feature may read them. */
export const subscriptionsFeature = defineFeature({
  name: 'subscriptions',
  entities: [SubscriptionEntity, PaymentEntity],
});
