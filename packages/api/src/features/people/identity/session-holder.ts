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
  readonly username: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly time_zone: string;
  /** Not used for as long as was given. */
  readonly stale: boolean;
}

/** Runs before everything else that a member requests. */
const selectSession = preparedStatement<SessionHolder>(
  `select s.id as session_id, s.user_id, s.family_id, u.role, u.sample,
          u.username, u.email, u.email_verified_at is not null as email_verified, u.time_zone,
          s.last_used_at < $2::timestamptz - $3::interval as stale
     from sessions s join users u on u.id = s.user_id
    where s.token_hash = $1 and s.revoked_at is null and s.expires_at > $2
      and u.suspended_at is null and u.deleted_at is null`,
);

/** The session of a token's hash, unless it has ended or its account may not sign in. */
export async function findSessionHolder(
  em: EntityManager,
  given: { tokenHash: string; now: Temporal.Instant; staleMinutes: number },
): Promise<SessionHolder | undefined> {
  const { tokenHash, now, staleMinutes } = given;
  const values = [tokenHash, textOfInstant(now), `${staleMinutes} minutes`];
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
