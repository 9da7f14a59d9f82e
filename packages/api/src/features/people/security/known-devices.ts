import { knownDeviceDays } from '@infinite/schema/catalogue/security';
import type { RequestContext } from '#platform/context.ts';
import { KnownDeviceEntity } from '#features/people/security/known-device.entity.ts';
import { hashToken, newToken } from '#platform/crypto/tokens.ts';
import { tables } from '#platform/database/tables.ts';
import { deviceCookie } from '#platform/http/request-context.ts';

const form = /^[A-Za-z0-9_-]{43}$/;

/**
 * The hash of the caller's device when this account has signed in from it, else null. Strangers who
 * guess passwords use up the attempts of unknown devices only, so the owner's own still work.
 */
export async function knownDeviceOf(
  ctx: RequestContext,
  userId: string | undefined,
): Promise<string | null> {
  const hash = hashOf(ctx);
  if (!hash || !userId) return null;
  const known = await tables(ctx.em, KnownDeviceEntity)
    .selectFrom('known_devices')
    .select('userId')
    .where('userId', '=', userId)
    .where('tokenHash', '=', hash)
    .executeTakeFirst();
  return known ? hash : null;
}

/**
 * Remembers the caller's browser for this account; sets the cookie when it has none.
 * @returns true when the account has devices and this is a new one
 */
export async function rememberDevice(ctx: RequestContext, userId: string): Promise<boolean> {
  const db = tables(ctx.em, KnownDeviceEntity);
  const known = await db
    .selectFrom('known_devices')
    .select('tokenHash')
    .where('userId', '=', userId)
    .execute();
  const given = ctx.meta.device && form.test(ctx.meta.device) ? ctx.meta.device : undefined;
  const token = given ?? newToken().token;
  const hash = hashToken(token);
  const now = ctx.clock.now();
  await db
    .insertInto('known_devices')
    .values({ userId, tokenHash: hash, createdAt: now, lastUsedAt: now })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'tokenHash']).doUpdateSet({ lastUsedAt: now }),
    )
    .execute();
  ctx.reply.set(deviceCookie, token, { maxAgeSeconds: knownDeviceDays * 86_400 });
  return known.length > 0 && known.every(({ tokenHash }) => tokenHash !== hash);
}

/** After a reset only the browser that did it keeps its own budget. */
export async function forgetDevicesOf(ctx: RequestContext, userId: string): Promise<void> {
  await ctx.em.nativeDelete(KnownDeviceEntity, { userId });
}

function hashOf({ meta }: RequestContext): string | null {
  return meta.device && form.test(meta.device) ? hashToken(meta.device) : null;
}
