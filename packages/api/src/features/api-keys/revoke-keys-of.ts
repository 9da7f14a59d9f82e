import type { RequestContext } from '#context.ts';
import { ApiKeyEntity } from '#features/api-keys/api-key.entity.ts';

/** No key outlives the account that it acts for. */
export async function revokeKeysOf(ctx: RequestContext, userId: string): Promise<void> {
  const revokedAt = ctx.clock.now();
  await ctx.em.nativeUpdate(ApiKeyEntity, { userId, revokedAt: null }, { revokedAt });
}
