import { sql } from 'kysely';
import { analyticsClosing } from '@infinite/schema/catalogue/analytics';
import type { CountSource } from '#features/insight/analytics/index.ts';
import type { SignUpStep } from '#features/insight/growth/index.ts';
import {
  allPayments,
  keptPayments,
  subscriptionStarts,
} from '#features/people/subscriptions/index.ts';

/** Cents of a day without refunds, for the figures of administrators. */
export const countedRevenue: CountSource = {
  kind: 'REVENUE',
  rows: sql`from ${allPayments} where true`,
  at: sql`paid_at`,
  value: sql`cents - refunded_cents`,
  closesAfterDays: analyticsClosing.revenueDays,
};

/** Who began a checkout. */
export const checkoutStep: SignUpStep = {
  column: 'checkoutAt',
  taken: subscriptionStarts,
};

/** Who paid, and did not get all of it back. */
export const paidStep: SignUpStep = {
  column: 'paidAt',
  taken: keptPayments,
};
