import { sessionLifetime } from '@infinite/schema/catalogue/auth';
import { isStaffRole } from '@infinite/schema/catalogue/staff';
import type { Actor, AppContext, Member } from '#platform/context.ts';
import { rememberAccount } from '#features/people/accounts/session-account.ts';
import { familyNameSql, standingSql } from '#features/people/families/index.ts';
import { sessionHolderFinder, touchSession } from '#features/people/identity/index.ts';
import { secondFactorSql } from '#features/people/security/index.ts';
import { hashToken } from '#platform/crypto/tokens.ts';

export const sessionCookie = 'ic_session';

const findSessionHolder = sessionHolderFinder({
  standingOf: standingSql,
  nameOf: familyNameSql,
  secondFactorOf: secondFactorSql,
});

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Who holds this session cookie; a visitor when it is absent, expired or revoked.
 * @param page the family that the page shows, if it named one. A family that is not the member's is
 * never used: the session's own takes its place, read-only, so that a page of a former sign-in
 * writes nothing into it.
 */
export async function resolveSession(
  app: AppContext,
  token: string | undefined,
  page?: string,
): Promise<Actor> {
  if (!token) return { kind: 'visitor' };
  const { em } = app.orm;
  const now = app.clock.now();
  const row = await findSessionHolder(em, {
    tokenHash: hashToken(token),
    now,
    staleMinutes: sessionLifetime.touchEveryMinutes,
    familyId: page !== undefined && uuid.test(page) ? page : null,
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
  const needsSecondFactor = !row.second_factor && app.config.adminSecondFactorRequired;
  const due = needsSecondFactor && isStaffRole(row.role) ? row.role : undefined;
  const actor: Member = {
    kind: 'member',
    userId: row.user_id,
    sessionId: row.session_id,
    // Whatever asks for the role refuses, until there is a second factor.
    role: due ? 'member' : row.role,
    ...(due ? { secondFactorDue: due } : {}),
    familyId: row.family_id,
    familyRole: row.standing ?? 'none',
    ...(row.sample ? { sample: true } : {}),
  };
  rememberAccount(actor, {
    username: row.username,
    email: row.email,
    emailVerified: row.email_verified,
    timeZone: row.time_zone,
    preferences: row.preferences,
    familyName: row.family_name,
  });
  return actor;
}
