import type { RequestContext } from '#platform/context.ts';
import { ApiKeyEntity } from '#features/integrations/api-keys/api-key.entity.ts';

/**
 * Ends every key of the account at once: none outlives the account or a reset of its password.
 * @returns how many still held
 */
export async function revokeKeysOf(ctx: RequestContext, userId: string): Promise<number> {
  const revokedAt = ctx.clock.now();
  return ctx.em.nativeUpdate(ApiKeyEntity, { userId, revokedAt: null }, { revokedAt });
}
