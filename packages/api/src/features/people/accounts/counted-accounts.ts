import { sql } from 'kysely';
import type { CountSource } from '#features/insight/analytics/index.ts';
import { realUsers } from '#features/people/identity/index.ts';

/** Sign-ups of a day, for the figures of administrators. */
export const countedSignUps: CountSource = {
  kind: 'SIGN_UPS',
  rows: sql`${realUsers} where true`,
  at: sql`created_at`,
};
