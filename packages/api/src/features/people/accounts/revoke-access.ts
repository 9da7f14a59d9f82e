import type { RequestContext } from '#platform/context.ts';
import { revokeKeysOf } from '#features/integrations/api-keys/index.ts';
import { recordSecurityEvent, sendSecurityMail } from '#features/people/security/index.ts';
import { stopEndpointsOf } from '#features/integrations/webhooks/index.ts';

/**
 * Revokes all access to an account that needs no password: its API keys and webhooks. An intruder
 * keeps neither. The owner is notified of what was revoked.
 */
export async function revokeAccessOf(ctx: RequestContext, userId: string): Promise<void> {
  const keys = await revokeKeysOf(ctx, userId);
  const webhooks = await stopEndpointsOf(ctx, userId);
  if (keys > 0) {
    const detail = String(keys);
    await recordSecurityEvent(ctx, { kind: 'ALL_KEYS_REVOKED', userId, detail });
  }
  if (webhooks > 0) {
    const detail = String(webhooks);
    await recordSecurityEvent(ctx, { kind: 'ALL_WEBHOOKS_STOPPED', userId, detail });
  }
  if (keys + webhooks === 0) return;
  const detail = `${keys},${webhooks}`;
  await ctx.jobs.enqueue(ctx, sendSecurityMail, { kind: 'accessRevoked', userId, detail });
}
