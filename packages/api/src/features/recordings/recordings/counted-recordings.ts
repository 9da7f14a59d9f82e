import { sql } from 'kysely';
import type { CountSource } from '#features/insight/analytics/index.ts';
import type { SignUpStep } from '#features/insight/growth/index.ts';
import { isOfRealFamily } from '#features/people/families/index.ts';

/** Recordings of a day, for the figures of administrators. */
export const countedRecordings: CountSource = {
  kind: 'RECORDINGS',
  rows: sql`from recordings where not held_for_author and ${isOfRealFamily()}`,
  at: sql`created_at`,
};

/** Who recorded something. */
export const recordedStep: SignUpStep = {
  column: 'recordedAt',
  taken: sql`
    select created_by as user_id, created_at as at from recordings where not held_for_author`,
};
