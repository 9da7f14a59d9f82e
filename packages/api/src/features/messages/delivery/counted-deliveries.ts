import { sql } from 'kysely';
import type { CountSource } from '#features/insight/analytics/index.ts';
import type { SignUpStep } from '#features/insight/growth/index.ts';
import { authorOfMessage } from '#features/messages/messages/index.ts';
import { isOfRealFamily } from '#features/people/families/index.ts';

const real = isOfRealFamily();

/** Scheduled messages, deliveries, opened pages and failures of a day, for administrators. */
export const countedDeliveries: readonly CountSource[] = [
  {
    kind: 'SCHEDULED',
    rows: sql`from delivery_events where what = 'SCHEDULED' and ${real}`,
    at: sql`at`,
  },
  {
    kind: 'DELIVERED',
    rows: sql`from deliveries where delivered_at is not null and ${real}`,
    at: sql`delivered_at`,
  },
  {
    kind: 'OPENED',
    rows: sql`from deliveries where opened_at is not null and ${real}`,
    at: sql`opened_at`,
  },
  {
    kind: 'FAILED',
    rows: sql`from delivery_events where delivery_id is not null and to_state = 'FAILED'
      and ${real}`,
    at: sql`at`,
  },
];

/** Who scheduled a message. */
export const scheduledStep: SignUpStep = {
  column: 'scheduledAt',
  taken: sql`
    select ${authorOfMessage('e.message_id')} as user_id, e.at
    from delivery_events e where e.what = 'SCHEDULED'`,
};
