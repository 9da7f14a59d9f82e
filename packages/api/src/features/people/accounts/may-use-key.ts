import { sql, type RawBuilder } from 'kysely';
import type { HeldKey } from '#features/integrations/api-keys/index.ts';
import { isMember } from '#features/people/families/index.ts';

/**
 * Whether the account behind an API key may still use it, as an SQL expression: a service key needs
 * an administrator, a personal key a member of its family.
 */
export function mayUseKey({ kind, userId, familyId }: HeldKey): RawBuilder<boolean> {
  return sql`exists (
    select 1 from users u
    where u.id = ${userId} and u.suspended_at is null and u.deleted_at is null
      and case ${kind} when 'service' then u.role = 'admin'
        else ${isMember(userId, familyId)} end)`;
}
