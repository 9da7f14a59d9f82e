import type { FamilyStanding } from '@infinite/schema/catalogue/families';
import type { AccountRole } from '@infinite/schema/catalogue/staff';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { textOfInstant } from '#platform/database/instant-text.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { preparedStatement } from '#platform/database/prepared.ts';
import { rowsOf } from '#platform/database/tables.ts';

export interface SessionHolder {
  readonly session_id: string;
  readonly user_id: string;
  /** The family that the session works in, or the one that was asked for if `standing` is set. */
  readonly family_id: string;
  /** Null for a family that the user never belonged to. */
  readonly standing: FamilyStanding | null;
  readonly role: AccountRole;
  /** Whether staff have a second factor; of no meaning for members. */
  readonly second_factor: boolean;
  readonly sample: boolean;
  readonly username: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly time_zone: string;
  readonly preferences: string;
  readonly family_name: string;
  /** Not used for as long as was given. */
  readonly stale: boolean;
}

/** The columns of the statement that hold a family and a user. */
const inView = { familyId: 'coalesce($4::uuid, s.family_id)', userId: 's.user_id' };

interface OthersSql {
  /** The standing of a user in a family; see `FamilyStanding`. */
  readonly standingOf: (familyId: string, userId: string) => string;
  readonly nameOf: (familyId: string) => string;
  readonly secondFactorOf: (userId: string) => string;
}

interface Given {
  readonly tokenHash: string;
  readonly now: Temporal.Instant;
  readonly staleMinutes: number;
  /** The family that the request asks for, if it names one. */
  readonly familyId: string | null;
}

/**
 * Makes the statement that runs before everything else that a member requests: the session of a
 * token's hash, unless it has ended or its account may not sign in.
 * @param of SQL for what the statement reads of tables of other features
 */
export function sessionHolderFinder(
  of: OthersSql,
): (em: EntityManager, given: Given) => Promise<SessionHolder | undefined> {
  // 'offset 0' keeps the planner from writing the standing out where it is used: once for each use.
  const select = preparedStatement<SessionHolder>(
    `select w.*, ${of.nameOf('w.family_id')} as family_name
       from (select v.session_id, v.user_id, v.role, v.second_factor, v.sample, v.stale, v.standing,
                    v.username, v.email, v.email_verified, v.time_zone, v.preferences,
                    case when v.standing is null then v.own_family else v.asked_family end
                      as family_id
               from (select s.id as session_id, s.user_id, u.role, u.sample,
                            u.role <> 'member' and ${of.secondFactorOf('u.id')} as second_factor,
                            u.username, u.email, u.email_verified_at is not null as email_verified,
                            u.time_zone, u.preferences, s.family_id as own_family,
                            ${inView.familyId} as asked_family,
                            ${of.standingOf(inView.familyId, inView.userId)} as standing,
                            s.last_used_at < $2::timestamptz - $3::interval as stale
                       from sessions s join users u on u.id = s.user_id
                      where s.token_hash = $1 and s.revoked_at is null and s.expires_at > $2
                        and u.suspended_at is null and u.deleted_at is null
                     offset 0) v) w`,
  );
  return async (em, { tokenHash, now, staleMinutes, familyId }) => {
    const values = [tokenHash, textOfInstant(now), `${staleMinutes} minutes`, familyId];
    const [row] = await select(em, values);
    return row;
  };
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
