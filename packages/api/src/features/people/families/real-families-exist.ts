import { sql, type RawBuilder } from 'kysely';
import type { Temporal } from 'temporal-polyfill';

/** Whether there is a family of members, not a sample, as an SQL expression. */
export const realFamilyExists: RawBuilder<boolean> = sql`
  exists (select 1 from families where sample_until is null)`;

/** The same for families that were created by then. */
export function realFamilyExistedAt(instant: Temporal.Instant): RawBuilder<boolean> {
  return sql`
    exists (select 1 from families where sample_until is null and created_at <= ${instant})`;
}
