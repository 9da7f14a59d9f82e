import { apiKeyLimits } from '@infinite/schema/catalogue/api-keys';
import type { ApiKeyKindName } from '@infinite/schema/catalogue/api-scopes';
import { apiKeyWords } from '@infinite/schema/words/api-keys.en';
import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { ApiKeyEntity, type ApiKeyRow } from '#features/integrations/api-keys/api-key.entity.ts';
import { mayEndKey } from '#features/integrations/api-keys/api-key.policy.ts';
import { storeKey } from '#features/integrations/api-keys/store-key.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import { requireRight } from '#features/people/families/index.ts';
import { requireRecentPassword } from '#features/people/security/index.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Makes a key with the name, the scopes and the lifetime of another, which expires a day later: a
 * program can change over without a gap. A key that ends sooner is not prolonged.
 * @throws AppError UNAUTHENTICATED, EMAIL_UNCONFIRMED, PASSWORD_NEEDED, NOT_FOUND; WRONG_STATE for a
 * key that has ended, or when there are too many
 */
export async function rotateApiKey(
  ctx: RequestContext,
  kind: ApiKeyKindName,
  id: string,
): Promise<{ secret: string; apiKey: ApiKeyRow; oldExpiresAt: Temporal.Instant }> {
  const actor = requirePerson(ctx);
  const { userId } = await requireRecentPassword(ctx);
  if (kind === 'personal') requireRight(ctx, 'seeRecordings');
  if (!z.guid().safeParse(id).success) throw new AppError('NOT_FOUND');
  return inTransaction(ctx, async (ctx) => {
    const old = await ctx.em.findOne(ApiKeyEntity, { id, kind }, { disableIdentityMap: true });
    if (!old || !mayEndKey(actor, old)) throw new AppError('NOT_FOUND');
    const now = ctx.clock.now();
    if (old.revokedAt || (old.expiresAt && Temporal.Instant.compare(old.expiresAt, now) <= 0)) {
      throw new AppError('WRONG_STATE', { words: apiKeyWords.ended });
    }
    const { name, scopes, familyId } = old;
    const expiresAt = old.expiresAt ? now.add(old.createdAt.until(old.expiresAt)) : null;
    const made = await storeKey(ctx, { kind, userId, familyId, name, scopes, expiresAt });
    const inADay = now.add({ hours: apiKeyLimits.rotationOverlapHours });
    const oldExpiresAt =
      old.expiresAt && Temporal.Instant.compare(old.expiresAt, inADay) < 0 ? old.expiresAt : inADay;
    await ctx.em.nativeUpdate(ApiKeyEntity, { id }, { expiresAt: oldExpiresAt });
    if (kind === 'service') {
      await recordAudit(ctx, {
        action: 'serviceKey.rotate',
        subject: { kind: 'serviceKey', id: made.apiKey.id, name },
        before: { hint: old.hint, expiresAt: old.expiresAt?.toString() ?? null },
        after: { hint: made.apiKey.hint, expiresAt: expiresAt?.toString() ?? null },
      });
    }
    return { ...made, oldExpiresAt };
  });
}
