import type { SessionUser } from '@infinite/schema/accounts/session-user';
import type { RequestContext } from '#platform/context.ts';
import { sessionUser } from '#features/people/accounts/session-user.ts';
import { startSession, type DeviceHints } from '#features/people/accounts/sessions.ts';
import { UserEntity } from '#features/people/identity/index.ts';
import {
  deviceOf,
  recordSecurityEvent,
  rememberDevice,
  sendSecurityMail,
} from '#features/people/security/index.ts';

/** Signs the account in on this device, once everything it asks for is proven. In a transaction. */
export async function enter(
  ctx: RequestContext,
  userId: string,
  device: DeviceHints,
): Promise<SessionUser> {
  await ctx.em.nativeUpdate(UserEntity, { id: userId }, { lastSeenAt: ctx.clock.now() });
  await startSession(ctx, userId, device);
  await noteDevice(ctx, userId);
  return sessionUser(ctx, userId);
}

/** The first device of an account is no news; every further one is, and its owner hears of it. */
async function noteDevice(ctx: RequestContext, userId: string): Promise<void> {
  const isNew = await rememberDevice(ctx, userId);
  await recordSecurityEvent(ctx, { kind: isNew ? 'SIGN_IN_NEW_DEVICE' : 'SIGN_IN', userId });
  if (!isNew) return;
  const detail = deviceOf(ctx.meta.userAgent);
  await ctx.jobs.enqueue(ctx, sendSecurityMail, { kind: 'newDevice', userId, detail });
}
