import { knownDeviceDays } from '@infinite/schema/catalogue/security';
import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { hashToken, newToken } from '#platform/crypto/tokens.ts';
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
  const { rows } = await sql`
    select 1 from known_devices where user_id = ${userId} and token_hash = ${hash}
  `.execute(ctx.em.getKysely());
  return rows.length > 0 ? hash : null;
}

/**
 * Remembers the caller's browser for this account; sets the cookie when it has none.
 * @returns true when the account has devices and this is a new one
 */
export async function rememberDevice(ctx: RequestContext, userId: string): Promise<boolean> {
  const db = ctx.em.getKysely();
  const known = await sql<{ token_hash: string }>`
    select token_hash from known_devices where user_id = ${userId}`.execute(db);
  const given = ctx.meta.device && form.test(ctx.meta.device) ? ctx.meta.device : undefined;
  const token = given ?? newToken().token;
  const hash = hashToken(token);
  const now = ctx.clock.now().toString();
  await sql`
    insert into known_devices (user_id, token_hash, created_at, last_used_at)
    values (${userId}, ${hash}, ${now}, ${now})
    on conflict (user_id, token_hash) do update set last_used_at = excluded.last_used_at
  `.execute(db);
  ctx.reply.set(deviceCookie, token, { maxAgeSeconds: knownDeviceDays * 86_400 });
  return known.rows.length > 0 && known.rows.every(({ token_hash }) => token_hash !== hash);
}

/** After a reset only the browser that did it keeps its own budget. */
export async function forgetDevicesOf(ctx: RequestContext, userId: string): Promise<void> {
  await sql`delete from known_devices where user_id = ${userId}`.execute(ctx.em.getKysely());
}

function hashOf({ meta }: RequestContext): string | null {
  return meta.device && form.test(meta.device) ? hashToken(meta.device) : null;
}
