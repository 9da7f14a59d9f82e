import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { EntityManager } from '#platform/database/orm.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** Those of the sessions that have not ended and whose accounts may sign in. */
export async function stillSignedIn(
  em: EntityManager,
  sessionIds: readonly string[],
  now: Temporal.Instant,
): Promise<Set<string>> {
  const rows = await rowsOf(
    em,
    sql<{ id: string }>`
      select s.id from sessions s join users u on u.id = s.user_id
      where s.id = any(${[...sessionIds]}::uuid[]) and s.revoked_at is null
        and s.expires_at > ${now} and u.suspended_at is null and u.deleted_at is null`,
  );
  return new Set(rows.map(({ id }) => id));
}
