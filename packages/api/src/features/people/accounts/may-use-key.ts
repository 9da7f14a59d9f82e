import { sql, type RawBuilder } from 'kysely';
import type { HeldKey } from '#features/integrations/api-keys/index.ts';
import { isMember } from '#features/people/families/index.ts';
import { isActive, isActiveAdmin } from '#features/people/identity/index.ts';

/**
 * Whether the account behind an API key may still use it, as an SQL expression: a service key needs
 * an administrator, a personal key a member of its family.
 */
export function mayUseKey({ kind, userId, familyId }: HeldKey): RawBuilder<boolean> {
  return sql`coalesce(case ${kind} when 'service' then ${isActiveAdmin(userId)}
    else ${isActive(userId)} and ${isMember(userId, familyId)} end, false)`;
}
