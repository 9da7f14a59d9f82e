import { z } from 'zod';
import type { ApiKeyKindName } from '@infinite/schema/catalogue/api-scopes';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { ApiKeyEntity } from '#features/integrations/api-keys/api-key.entity.ts';
import { mayEndKey } from '#features/integrations/api-keys/api-key.policy.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import { recordSecurityEvent } from '#features/people/security/index.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Ends a key at once: every request asks whether its key still holds.
 * @throws AppError NOT_FOUND when there is no such key that the actor may end
 */
export async function revokeApiKey(
  ctx: RequestContext,
  kind: ApiKeyKindName,
  id: string,
): Promise<void> {
  const actor = requirePerson(ctx);
  if (!z.guid().safeParse(id).success) throw new AppError('NOT_FOUND');
  await inTransaction(ctx, async (ctx) => {
    const key = await ctx.em.findOne(ApiKeyEntity, { id, kind }, { disableIdentityMap: true });
    if (!key || !mayEndKey(actor, key)) throw new AppError('NOT_FOUND');
    const now = ctx.clock.now();
    if (key.revokedAt) return;
    await ctx.em.nativeUpdate(ApiKeyEntity, { id, revokedAt: null }, { revokedAt: now });
    await recordSecurityEvent(ctx, {
      kind: 'KEY_REVOKED',
      userId: actor.userId,
      detail: key.name,
    });
    if (kind === 'service') {
      await recordAudit(ctx, {
        action: 'serviceKey.revoke',
        subject: { kind: 'serviceKey', id, name: key.name },
        before: { hint: key.hint, scopes: key.scopes.join(' ') },
      });
    }
  });
}
