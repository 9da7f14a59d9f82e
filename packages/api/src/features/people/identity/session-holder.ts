import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { textOfInstant } from '#platform/database/instant-text.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { preparedStatement } from '#platform/database/prepared.ts';
import { rowsOf } from '#platform/database/tables.ts';

export interface SessionHolder {
  readonly session_id: string;
  readonly user_id: string;
  readonly family_id: string;
  readonly role: 'member' | 'admin';
  readonly sample: boolean;
  /** Last used before the given instant. */
  readonly stale: boolean;
}

/** Runs before everything else that a member requests. */
const selectSession = preparedStatement<SessionHolder>(
  `select s.id as session_id, s.user_id, s.family_id, u.role, u.sample,
          s.last_used_at < $1 as stale
     from sessions s join users u on u.id = s.user_id
    where s.token_hash = $2 and s.revoked_at is null and s.expires_at > $3
      and u.suspended_at is null and u.deleted_at is null`,
);

/** The session of a token's hash, unless it has ended or its account may not sign in. */
export async function findSessionHolder(
  em: EntityManager,
  given: { tokenHash: string; now: Temporal.Instant; staleBefore: Temporal.Instant },
): Promise<SessionHolder | undefined> {
  const values = [textOfInstant(given.staleBefore), given.tokenHash, textOfInstant(given.now)];
  const [row] = await selectSession(em, values);
  return row;
}

/**
 * Notes that the session was used: each use moves the idle expiry on, but never past the absolute
 * one, and never back.
 */
export async function touchSession(
  em: EntityManager,
  use: {
    sessionId: string;
    now: Temporal.Instant;
    idleEnd: Temporal.Instant;
    absoluteHours: number;
  },
): Promise<void> {
  const { sessionId, now, idleEnd, absoluteHours } = use;
  await rowsOf(
    em,
    sql`
      with touched as (
        update sessions
          set last_used_at = ${now},
            expires_at = greatest(expires_at,
              least(${idleEnd}, created_at + make_interval(hours => ${absoluteHours})))
        where id = ${sessionId} and last_used_at < ${now}
        returning user_id)
      update users set last_seen_at = ${now}
      from touched where users.id = touched.user_id`,
  );
}
