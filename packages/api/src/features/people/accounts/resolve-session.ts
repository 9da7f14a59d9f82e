import { sessionLifetime } from '@infinite/schema/catalogue/auth';
import type { Actor, AppContext, Member } from '#platform/context.ts';
import { rememberAccount } from '#features/people/accounts/session-account.ts';
import { findSessionHolder, touchSession } from '#features/people/identity/index.ts';
import { hashToken } from '#platform/crypto/tokens.ts';

export const sessionCookie = 'ic_session';

/** Who holds this session cookie; a visitor when it is absent, expired or revoked. */
export async function resolveSession(app: AppContext, token: string | undefined): Promise<Actor> {
  if (!token) return { kind: 'visitor' };
  const { em } = app.orm;
  const now = app.clock.now();
  const row = await findSessionHolder(em, {
    tokenHash: hashToken(token),
    now,
    staleMinutes: sessionLifetime.touchEveryMinutes,
  });
  if (!row) return { kind: 'visitor' };
  // A sample family lasts its day, however often it is used.
  if (row.stale && !row.sample) {
    await touchSession(em, {
      sessionId: row.session_id,
      now,
      idleEnd: now.add({ hours: sessionLifetime.idleDays * 24 }),
      absoluteHours: sessionLifetime.absoluteDays * 24,
    });
  }
  const actor: Member = {
    kind: 'member',
    userId: row.user_id,
    sessionId: row.session_id,
    role: row.role,
    familyId: row.family_id,
    ...(row.sample ? { sample: true } : {}),
  };
  rememberAccount(actor, {
    username: row.username,
    email: row.email,
    emailVerified: row.email_verified,
    timeZone: row.time_zone,
  });
  return actor;
}
