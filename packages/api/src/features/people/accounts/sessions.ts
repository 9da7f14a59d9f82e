import { timeZoneField } from '@infinite/schema/accounts/time-zone.input';
import { sessionLifetime } from '@infinite/schema/catalogue/auth';
import type { RequestContext } from '#platform/context.ts';
import { SessionEntity, UserEntity } from '#features/people/identity/index.ts';
import { sessionCookie } from '#features/people/accounts/resolve-session.ts';
import { familyOfUser } from '#features/people/families/index.ts';
import { newId } from '#platform/database/id.ts';
import { newToken } from '#platform/crypto/tokens.ts';

export interface DeviceHints {
  browser: 'safari' | 'chrome' | 'other';
  mobile: boolean;
}

/**
 * Signs the user in on this device: a new row, a new cookie, and an end to the session the
 * request came with (a session is rotated, never carried over). It begins with the password just
 * typed, so acts that ask for a recent password are open to it at first.
 */
export async function startSession(
  ctx: RequestContext,
  userId: string,
  device: DeviceHints,
): Promise<void> {
  if (ctx.actor.kind === 'member' && ctx.actor.sessionId !== null)
    await endSession(ctx, ctx.actor.sessionId);
  const { token, hash } = newToken();
  const now = ctx.clock.now();
  await ctx.em.insert(SessionEntity, {
    id: newId(),
    userId,
    familyId: await familyOfUser(ctx, userId),
    tokenHash: hash,
    userAgent: ctx.meta.userAgent.slice(0, 512),
    device: `${device.browser} ${device.mobile ? 'mobile' : 'desktop'}`,
    timeZone: timeZoneField.safeParse(ctx.meta.timeZone).data ?? null,
    passwordProvenAt: now,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: now.add({ hours: sessionLifetime.idleDays * 24 }),
    revokedAt: null,
  });
  // Mails that no request comes with are in the language of the browser that signed in last.
  const { reader } = ctx.meta;
  if (reader) await ctx.em.nativeUpdate(UserEntity, { id: userId }, { locale: reader.locale });
  ctx.reply.set(sessionCookie, token, { maxAgeSeconds: sessionLifetime.absoluteDays * 86_400 });
}

export async function endSession(ctx: RequestContext, sessionId: string): Promise<void> {
  await ctx.em.nativeUpdate(
    SessionEntity,
    { id: sessionId, revokedAt: null },
    { revokedAt: ctx.clock.now() },
  );
}

/** Ends every session of the user, or every one but this. */
export async function endSessionsOf(
  ctx: RequestContext,
  userId: string,
  exceptSessionId?: string,
): Promise<void> {
  await ctx.em.nativeUpdate(
    SessionEntity,
    { userId, revokedAt: null, ...(exceptSessionId ? { id: { $ne: exceptSessionId } } : {}) },
    { revokedAt: ctx.clock.now() },
  );
}
