import { sql } from 'kysely';

/** Subquery: how many subscriptions run. */
export const runningSubscriptions = sql<number>`
  (select count(*) from subscriptions where ended_at is null)`;

/** Subquery: what was paid and not refunded, in cents. */
export const revenueCents = sql<number>`
  (select coalesce(sum(cents - refunded_cents), 0) from payments)`;

/** Rows of payments, for counting: `from ${allPayments} where …`. Columns of the table. */
export const allPayments = sql`(select * from payments) as all_payments`;

/** Rows with `who` (user id) and `at`: each start of a subscription. */
export const subscriptionStarts = sql`
  select user_id as who, started_at as at from subscriptions`;

/** Rows with `who` (user id) and `at`: each payment that was not refunded in full. */
export const keptPayments = sql`
  select user_id as who, paid_at as at from payments where cents > refunded_cents`;
