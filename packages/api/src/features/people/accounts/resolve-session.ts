import { sessionLifetime } from '@infinite/schema/catalogue/auth';
import type { Temporal } from 'temporal-polyfill';
import type { Actor, AppContext } from '#context.ts';
import { hashToken } from '#platform/crypto/tokens.ts';
import { preparedStatement } from '#platform/database/prepared.ts';

export const sessionCookie = 'ic_session';

interface SessionRow {
  session_id: string;
  user_id: string;
  family_id: string;
  role: 'member' | 'admin';
  sample: boolean;
  stale: boolean;
}

/** Asked before everything else that a member asks. */
const selectSession = preparedStatement<SessionRow>(
  `select s.id as session_id, s.user_id, s.family_id, u.role, u.sample,
          s.last_used_at < $1 as stale
     from sessions s join users u on u.id = s.user_id
    where s.token_hash = $2 and s.revoked_at is null and s.expires_at > $3
      and u.suspended_at is null and u.deleted_at is null`,
);

/** Who holds this session cookie; a visitor when it is absent, expired or revoked. */
export async function resolveSession(app: AppContext, token: string | undefined): Promise<Actor> {
  if (!token) return { kind: 'visitor' };
  const now = app.clock.now();
  const staleBefore = now.subtract({ minutes: sessionLifetime.touchEveryMinutes });
  const values = [staleBefore.toString(), hashToken(token), now.toString()];
  const [row] = await selectSession(app.orm.em, values);
  if (!row) return { kind: 'visitor' };
  // A sample family is there for its day, however often it is looked at.
  if (row.stale && !row.sample) await touchSession(app, row, now);
  return {
    kind: 'member',
    userId: row.user_id,
    sessionId: row.session_id,
    role: row.role,
    familyId: row.family_id,
    ...(row.sample ? { sample: true } : {}),
  };
}

/** Each use moves the idle expiry on, but never past the absolute one, and never back. */
async function touchSession(
  app: AppContext,
  row: SessionRow,
  now: Temporal.Instant,
): Promise<void> {
  const idleEnd = now.add({ hours: sessionLifetime.idleDays * 24 });
  await app.orm.em.getConnection().execute(
    `with touched as (
       update sessions
          set last_used_at = ?::timestamptz,
              expires_at = greatest(expires_at,
                least(?::timestamptz, created_at + make_interval(hours => ?)))
        where id = ? and last_used_at < ?::timestamptz
        returning user_id)
     update users set last_seen_at = ?::timestamptz
       from touched where users.id = touched.user_id`,
    [
      now.toString(),
      idleEnd.toString(),
      sessionLifetime.absoluteDays * 24,
      row.session_id,
      now.toString(),
      now.toString(),
    ],
  );
}
