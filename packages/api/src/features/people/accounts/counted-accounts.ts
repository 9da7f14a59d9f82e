import { sql } from 'kysely';
import type { CountSource } from '#features/insight/analytics/index.ts';
import type { AccountIsClosed } from '#features/insight/growth/index.ts';

/** Sign-ups of a day, for the figures of administrators. */
export const countedSignUps: CountSource = {
  kind: 'SIGN_UPS',
  rows: sql`from users where not sample`,
  at: sql`created_at`,
};

/** For what growth knows of a sign-up: nothing of a closed account. */
export const accountIsClosed: AccountIsClosed = (userId) =>
  sql`exists (select from users where users.id = ${userId} and users.deleted_at is not null)`;
